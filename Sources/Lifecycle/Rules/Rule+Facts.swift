extension Rule {
    /// What is known about the rule.
    package var facts: RuleFacts {
        let place = Rule.places[rawValue]
        return Rule.tables[place.table][place.row]
    }

    /// The rule with a printed name, such as `memory.views-stay`.
    ///
    /// - Parameter identifier: The printed name.
    package init?(identifier: String) {
        guard let facts = Rule.tables.joined().first(where: { $0.identifier == identifier }) else {
            return nil
        }
        self = facts.rule
    }

    /// The releases in which each rule holds, in the order of the rules.
    static let ranges = places.map { tables[$0.table][$0.row].range }

    /// The tables of this folder, by subject.
    private static let tables: [[RuleFacts]] = [
        creationRules, ownershipRules, getterRules, loadViewRules, nibRules, windowRules, furtherWindowRules,
        appearanceRules, transitionRules, containmentRules, handDrivenRules, navigationRules, firstChildRules,
        tabRules, presentationRules, alertRules, contextRules, dismissalRules, splitRules, searchRules,
        memoryRules,
        launchRules, launchTurnRules, suspensionRules, applicationRules, codeRules, rotationRules, sizeRules,
        geometryRules, backgroundRules, pageRules, segueRules, unwindRules, restorationRules, layoutRules,
        constraintRules, touchRules, viewRules,
    ]

    /// Where each rule stands in them. All are read before the first prompt: put into one table, each row would be
    /// copied.
    private static let places: [(table: Int, row: Int)] = {
        var places = [(table: Int, row: Int)](repeating: (0, 0), count: allCases.count)
        for table in tables.indices {
            for row in tables[table].indices { places[tables[table][row].rule.rawValue] = (table, row) }
        }
        return places
    }()
}
