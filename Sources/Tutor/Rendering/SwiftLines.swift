import CommandLanguage
import Lifecycle
import Reports
import Session

/// The app so far as Swift: its classes, and the calls that the commands stand for.
struct SwiftLines {
    private let world: World
    private let made: [Session.CarriedStatement]
    private let asked: ArraySlice<Session.CarriedStatement>
    private var steps: [Session.CarriedStatement] { made + asked }
    private var text: WorldText { WorldText(world: world) }

    /// Makes the lines.
    ///
    /// - Parameter app: The world, the statements that made it, and those that a question is about.
    init(
        _ app: (
            world: World, made: [Session.CarriedStatement], asked: ArraySlice<Session.CarriedStatement>
        )
    ) {
        (world, made, asked) = app
    }

    var lines: [Line] {
        let calls = made.compactMap(call)
        let question = asked.isEmpty ? [] : ["", "// The question:"] + asked.compactMap(call)
        // No statement created the ready-made controller.
        let ready = world.livingControllers.prefix(1).filter { controller in
            guard case .code = world.controllers[controller].source else { return false }
            let variable = name(controller)
            return !(calls + question).contains {
                $0.contains(" \(variable) = ") || $0.contains(" \(variable): ")
            }
        }.map { "let \(name($0)) = \(world.classes[world.controllers[$0].classID].name)()" }
        let written = classes + [""] + ready + calls + question
        let code = written.drop { $0.isEmpty }.joined(separator: "\n").split(
            separator: "\n", omittingEmptySubsequences: false)
        guard code.contains(where: { !$0.isEmpty }) else {
            return [Line("  There's no app yet. Declare a class first, such as class Login.")]
        }
        return code.map { Line("    " + $0, .note, hanging: 8) }
    }

    /// The classes: as they were written if that was in Swift, otherwise generated.
    private var classes: [String] {
        let declared = steps.compactMap { step -> (text: String, names: [String])? in
            guard case .swift(.declare(let program))? = step.command else { return nil }
            return (step.statement, program.classes.map { $0.name })
        }
        let inSwift = Set(declared.flatMap { $0.names })
        let others = world.classes.identifiers.filter {
            world.isOfApp($0) && !inSwift.contains(world.classes[$0].name)
        }
        return declared.map { $0.text } + others.map(text(of:))
    }

    private func text(of classID: ControllerClass.ID) -> String {
        let type = world.classes[classID]
        let parent = type.superclass.map { world.classes[$0].name } ?? "UIViewController"
        let members =
            type.properties.map(text.swift)
            + Callback.allCases.compactMap { callback in
                type.overrides[callback].map { text.swift($0, of: callback) }
            }
        let head = "class \(type.name): \(parent) {"
        return members.isEmpty
            ? head + "}" : ([head] + members.map { "    " + $0 } + ["}"]).joined(separator: "\n")
    }

    /// The call that a statement stands for; one that nothing in an app calls is a comment.
    private func call(_ step: (statement: String, command: Command?)) -> String? {
        guard let command = step.command else { return nil }
        if case .classes = command { return nil }
        if case .swift(.declare) = command { return nil }
        if case .swift(.run) = command { return step.statement }
        return call(command) ?? "// " + step.statement
    }

    private func call(_ command: Command) -> String? {
        switch command {
        case .making(.make(let new, let type, .code(let nib))):
            variable(new, type) + (nib.map { "(nibName: \"\($0)\", bundle: nil)" } ?? "()")
        case .making(.makeContainer(let new, let type, let contents)): container(new, type, contents)
        case .loading(let command): call(command)
        case .application(.launch(let root)):
            "window.rootViewController = \(name(root))\nwindow.makeKeyAndVisible()"
        case .application(.launchNew(let type, let new)):
            variable(new, type) + "()\nwindow.rootViewController = \(new)\nwindow.makeKeyAndVisible()"
        case .window(let command): call(command)
        case .views(let command): call(command)
        case .layout(.setNeedsLayout(let view)): "\(world.viewName(view)).setNeedsLayout()"
        case .layout(.layoutIfNeeded(let view)): "\(world.viewName(view)).layoutIfNeeded()"
        case .pages(.turn(let page, let container, _, let animated)):
            "\(name(container)).setViewControllers([\(name(page))], direction: .forward, animated: \(animated))"
        case .containment(let command): call(command)
        case .navigation(let command): call(command)
        case .tabs(.set(let tabs, let bar)): "\(name(bar)).viewControllers = [\(names(tabs))]"
        case .tabs(.select(let index, let bar)): "\(name(bar)).selectedIndex = \(index)"
        case .presentation(.present(let new, let presenter, let style, let animated)):
            (style == .automatic ? "" : "\(name(new)).modalPresentationStyle = .\(style.rawValue)\n")
                + "\(name(presenter)).present(\(name(new)), animated: \(animated))"
        case .presentation(.dismiss(let presenter, let animated)):
            "\(name(presenter)).dismiss(animated: \(animated))"
        case .presentation(.setModalInPresentation(let value, let sheet)):
            "\(name(sheet)).isModalInPresentation = \(value)"
        case .references(.setProperty(let property, let owner, let value)):
            "\(name(owner)).\(property) = "
                + (value.map { $0.isClosure ? "{ … }" : name($0.target) } ?? "nil")
        case .references(.release(let controller)): "\(name(controller)) = nil"
        case .segues(.perform(let segue, let source, _)):
            "\(name(source)).performSegue(withIdentifier: \"\(segue)\", sender: nil)"
        case .hold(let command), .pause(let command): call(command)
        case .classes, .bundle, .making, .references, .swift, .application, .tabs, .split, .presentation,
            .pages, .segues, .layout, .touch, .device, .time:
            nil
        }
    }

    private func call(_ command: WindowCommand) -> String? {
        switch command {
        case .make(let name): "let \(name) = UIWindow(frame: UIScreen.main.bounds)"
        case .setRootViewController(let root, let window):
            "\(world.windowName(window)).rootViewController = \(name(root))"
        case .makeKeyAndVisible(let window): "\(world.windowName(window)).makeKeyAndVisible()"
        case .setHidden(let isHidden, let window): "\(world.windowName(window)).isHidden = \(isHidden)"
        case .addView(let controller, let window):
            "\(world.windowName(window)).addSubview(\(name(controller)).view)"
        case .removeView(let controller): "\(name(controller)).view.removeFromSuperview()"
        case .setLevel, .release: nil
        }
    }

    private func call(_ command: ViewCommand) -> String? {
        switch command {
        case .make(let name, let type, let frame, let place, let index):
            "let \(name) = \(type)(frame: \(rectangle(frame)))\n"
                + (index.map { "\(superview(place)).insertSubview(\(name), at: \($0))" }
                    ?? "\(superview(place)).addSubview(\(name))")
        case .remove(let view): "\(world.viewName(view)).removeFromSuperview()"
        case .bringToFront(let view):
            "\(world.viewName(view)).superview?.bringSubviewToFront(\(world.viewName(view)))"
        case .set(.alpha(let alpha), let view): "\(world.viewName(view)).alpha = \(alpha.brief)"
        case .set(.isHidden(let isHidden), let view): "\(world.viewName(view)).isHidden = \(isHidden)"
        case .set(.frame(let frame), let view): "\(world.viewName(view)).frame = \(rectangle(frame))"
        case .set(.bounds(let bounds), let view): "\(world.viewName(view)).bounds = \(rectangle(bounds))"
        case .set: nil
        }
    }

    private func superview(_ place: ViewPlace) -> String {
        switch place {
        case .view(let view): world.viewName(view)
        case .window(let window): world.windowName(window)
        case .root(let controller): "\(name(controller)).view"
        }
    }

    private func rectangle(_ frame: Rectangle) -> String {
        "CGRect(x: \(frame.x.brief), y: \(frame.y.brief), "
            + "width: \(frame.size.width.brief), height: \(frame.size.height.brief))"
    }

    private func call(_ command: LoadingCommand) -> String? {
        switch command {
        case .accessView(let controller): "_ = \(name(controller)).view"
        case .loadViewIfNeeded(let controller): "\(name(controller)).loadViewIfNeeded()"
        case .isViewLoaded(let controller): "_ = \(name(controller)).isViewLoaded"
        case .viewIfLoaded(let controller): "_ = \(name(controller)).viewIfLoaded"
        case .setViewToNil(let controller): "\(name(controller)).view = nil"
        case .call(let callback, let controller):
            "\(name(controller)).\(callback.rawValue)(\(callback.isAppearance ? "true" : ""))"
        }
    }

    private func call(_ command: ContainmentCommand) -> String? {
        switch command {
        case .addSubview(let child, let parent): "\(name(parent)).view.addSubview(\(name(child)).view)"
        case .addChild(let child, let parent): "\(name(parent)).addChild(\(name(child)))"
        case .willMove(let child, let parent):
            "\(name(child)).willMove(toParent: \(parent.map(name) ?? "nil"))"
        case .didMove(let child, let parent):
            "\(name(child)).didMove(toParent: \(parent.map(name) ?? "nil"))"
        case .removeFromParent(let child): "\(name(child)).removeFromParent()"
        case .embed(let child, let parent):
            "\(name(parent)).addChild(\(name(child)))\n\(name(parent)).view.addSubview(\(name(child)).view)\n"
                + "\(name(child)).didMove(toParent: \(name(parent)))"
        case .unembed(let child):
            "\(name(child)).willMove(toParent: nil)\n\(name(child)).view.removeFromSuperview()\n"
                + "\(name(child)).removeFromParent()"
        case .beginAppearance(let child, let isAppearing, let animated):
            "\(name(child)).beginAppearanceTransition(\(isAppearing), animated: \(animated))"
        case .endAppearance(let child): "\(name(child)).endAppearanceTransition()"
        case .addSubviewToView, .flip, .forwardByHand: nil
        }
    }

    private func call(_ command: NavigationCommand) -> String? {
        switch command {
        case .push(let new, let stack, let animated):
            "\(name(stack)).pushViewController(\(name(new)), animated: \(animated))"
        case .pop(let stack, nil, let animated): "\(name(stack)).popViewController(animated: \(animated))"
        case .pop(let stack, let target?, let animated):
            "\(name(stack)).popToViewController(\(name(target)), animated: \(animated))"
        case .popToRoot(let stack, let animated):
            "\(name(stack)).popToRootViewController(animated: \(animated))"
        case .setStack(let contents, let stack, let animated):
            "\(name(stack)).setViewControllers([\(names(contents))], animated: \(animated))"
        case .swipeBack, .tapBack: nil
        }
    }

    /// A stack is created with its root, and the others are pushed; other containers are assigned their contents.
    private func container(_ new: String, _ type: ControllerClass.ID, _ contents: [Controller.ID]) -> String {
        let made = variable(new, type)
        guard world.classes[type].kind == .navigation, let root = contents.first
        else { return "\(made)()\n\(new).viewControllers = [\(names(contents))]" }
        let pushed = contents.dropFirst().map { "\n\(new).pushViewController(\(name($0)), animated: false)" }
        return "\(made)(rootViewController: \(name(root)))" + pushed.joined()
    }

    /// A variable for a new object, without its initializer's arguments; if it is released later, it can be nil.
    private func variable(_ name: String, _ type: ControllerClass.ID) -> String {
        let isReleased = steps.contains { step in
            guard case .references(.release(let controller))? = step.command else { return false }
            return self.name(controller) == name
        }
        let type = world.classes[type].name
        return isReleased ? "var \(name): \(type)! = \(type)" : "let \(name) = \(type)"
    }

    private func name(_ controller: Controller.ID) -> String { text.name(controller) }
    private func names(_ controllers: [Controller.ID]) -> String {
        controllers.map(name).joined(separator: ", ")
    }
}
