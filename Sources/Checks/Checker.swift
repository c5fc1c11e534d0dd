import DeepStack
import Lifecycle
import Session
import SwiftSource

/// Checks the view controllers of apps: reads their files, makes each controller live, and tells what is wrong.
package struct Checker: Sendable {
    /// The kinds that are not looked for.
    private let disabled: Set<FindingKind>
    /// The maximum number of tasks that run at the same time.
    private let tasks: Int
    /// Gives the text of a file.
    private let read: @Sendable (String) throws -> String
    /// Indicates whether nothing more is to be begun; what was done until then is reported.
    private let isEnded: @Sendable () -> Bool
    /// Called after each file was read and each class was run, on any thread.
    private let advance: @Sendable (Advance) -> Void

    /// What a check has done.
    package enum Advance: Sendable { case readFile, ranClass }

    /// Creates a checker.
    ///
    /// - Parameters:
    ///   - disabled: The kinds that are not looked for.
    ///   - tasks: The number of files and classes to work on at the same time.
    ///   - isEnded: Indicates whether to stop; what was done until then is reported.
    ///   - advance: Called after each file was read and each class was run, on any thread.
    ///   - read: Returns the text of a file, or throws an error that says why it can't.
    package init(
        disabled: Set<FindingKind> = [], tasks: Int,
        isEnded: @escaping @Sendable () -> Bool = { false },
        advance: @escaping @Sendable (Advance) -> Void = { _ in },
        read: @escaping @Sendable (String) throws -> String
    ) {
        self.disabled = disabled
        self.tasks = max(1, tasks)
        self.isEnded = isEnded
        self.advance = advance
        self.read = read
    }

    /// Checks files, each with the folder of its project. The findings are in the order of their positions.
    package func check(_ files: [SourceSearch.File]) async -> CheckReport {
        let sources = await inParallel(files) { file in
            defer { advance(.readFile) }
            return read(file)
        }
        var report = CheckReport()
        var projects: [(isForPad: Bool?, sources: [CheckedSource])] = [], positions: [String: Int] = [:]
        let ofTests = Set(
            zip(files, sources).compactMap { file, source in
                if case .left = source { file.testFolder } else { nil }
            })
        for (file, source) in zip(files, sources) {
            switch source {
            case .left: report.leftOut += 1
            case .read where !file.project.isEmpty && ofTests.contains(where: file.path.hasPrefix):
                report.leftOut += 1
            case .failed(let problem):
                report.files += 1
                report.problems.append(problem)
            case .read(let source):
                report.files += 1
                report.lines += source.lines
                report.add(source)
                let position = positions[file.project] ?? projects.count
                if position == projects.count {
                    positions[file.project] = position
                    projects.append((file.isForPad, []))
                }
                projects[position].sources.append(source)
            }
        }
        for part in await inParallel(projects, { await check($0.sources, isForPad: $0.isForPad) }) {
            report.add(part)
        }
        report.close(disabled)
        return report
    }

    // MARK: - Reading

    private enum Source: Sendable {
        case read(CheckedSource)
        /// The code of tests, which calls callbacks by hand to see what they do.
        case left
        case failed(CheckReport.Problem)
    }

    private func read(_ file: SourceSearch.File) -> Source {
        let text: String
        do {
            text = try read(file.path)
        } catch {
            return .failed(.init(place: CodeLocation(file: file.path, line: 0, column: 0), text: "\(error)"))
        }
        do throws(SourceError) {
            let source = try CheckedSource(text, path: file.path)
            return source.isOfTests && !file.project.isEmpty ? .left : .read(source)
        } catch {
            let first = error.problems.first
            let place = first?.location ?? CodeLocation(file: file.path, line: 1, column: 1)
            return .failed(.init(place: place, text: first?.message ?? "this is not Swift"))
        }
    }

    // MARK: - Running

    private func check(_ sources: [CheckedSource], isForPad: Bool?) async -> CheckReport.Part {
        let app = DeepStack.run { CheckedApp(sources) }
        guard let session = app.session else {
            let place = CodeLocation(file: sources.first?.path ?? "", line: 0, column: 0)
            return CheckReport.Part(problem: .init(place: place, text: app.problem ?? ""))
        }
        let launches: [ControllerClass.ID?] = app.launched == nil ? [] : [nil]
        let all = await inParallel(app.controllers + launches) {
            classID -> (FindingCollector, PartlyCheckedClass?) in
            defer { advance(.ranClass) }
            return DeepStack.run {
                let world = session.simulation.world
                var check = ControllerCheck(app, classID, in: world)
                check.run(session)
                guard let classID else { return (check.evidence, nil) }
                let ofText: [any TextCheck] = [
                    OverrideChecks(app, classID, in: world), TaskChecks(check.outlines),
                ]
                for text in ofText { check.evidence.add(text.found) }
                return (check.evidence, check.cutShort)
            }
        }
        var evidence = FindingCollector()
        for (part, _) in all { evidence.add(part) }
        evidence.add(ViewOverrideChecks(app).found)
        if isForPad != false { evidence.add(SourceChecks(app).found) }
        evidence.add(OutletChecks(app, knowing: evidence).found)
        evidence.add(CompletionChecks(app, knowing: evidence).found)
        let known = evidence
        evidence.add(DeepStack.run { RetainCheck(app, knowing: known).found })
        return CheckReport.Part(
            evidence: evidence, controllers: app.controllers.count, cutShort: all.compactMap { $0.1 })
    }

    /// Works on several items at the same time. Returns the results in the order of the items, of the first
    /// ones if it is ended.
    private func inParallel<Item: Sendable, Result: Sendable>(
        _ items: [Item], _ work: @escaping @Sendable (Item) async -> Result
    ) async -> [Result] {
        await withTaskGroup(of: (Int, Result).self) { group in
            var results: [Result?] = Array(repeating: nil, count: items.count)
            var next = 0
            func start() {
                guard next < items.count, !isEnded() else { return }
                let position = next
                next += 1
                group.addTask { (position, await work(items[position])) }
            }
            for _ in 0..<tasks { start() }
            while let (position, result) = await group.next() {
                results[position] = result
                start()
            }
            return results.compactMap { $0 }
        }
    }
}
