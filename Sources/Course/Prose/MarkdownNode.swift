import CCMarkGFM

/// A node of cmark-gfm's tree; valid only as long as its document.
struct MarkdownNode {
    let pointer: OpaquePointer

    /// The name cmark-gfm gives the type. The extensions have no constants in the installed headers.
    var type: String {
        String(cString: cmark_node_get_type_string(pointer))
    }

    var children: [MarkdownNode] {
        var children: [MarkdownNode] = []
        var next = cmark_node_first_child(pointer)
        while let child = next {
            children.append(MarkdownNode(pointer: child))
            next = cmark_node_next(child)
        }
        return children
    }

    var literal: String {
        cmark_node_get_literal(pointer).map { String(cString: $0) } ?? ""
    }

    var url: String {
        cmark_node_get_url(pointer).map { String(cString: $0) } ?? ""
    }

    var fenceInfo: String {
        cmark_node_get_fence_info(pointer).map { String(cString: $0) } ?? ""
    }

    var isFenced: Bool {
        var length: Int32 = 0
        var offset: Int32 = 0
        var mark: CChar = 0
        return cmark_node_get_fenced(pointer, &length, &offset, &mark) != 0
    }

    var headingLevel: Int {
        Int(cmark_node_get_heading_level(pointer))
    }

    var startLine: Int {
        Int(cmark_node_get_start_line(pointer))
    }

    var endLine: Int {
        Int(cmark_node_get_end_line(pointer))
    }

    var listStart: Int? {
        guard cmark_node_get_list_type(pointer) == CMARK_ORDERED_LIST else { return nil }
        return Int(cmark_node_get_list_start(pointer))
    }

    var isTightList: Bool {
        cmark_node_get_list_tight(pointer) != 0
    }

    var isChecked: Bool {
        cmark_gfm_extensions_get_tasklist_item_checked(pointer)
    }

    var alignments: [Prose.Table.Alignment] {
        let count = Int(cmark_gfm_extensions_get_table_columns(pointer))
        guard let letters = cmark_gfm_extensions_get_table_alignments(pointer) else { return [] }
        return UnsafeBufferPointer(start: letters, count: count).map { letter in
            switch letter {
            case UInt8(ascii: "c"): .center
            case UInt8(ascii: "r"): .right
            default: .left
            }
        }
    }

    /// All text below the node, found without recursion.
    var allText: String {
        var text = ""
        guard let iterator = cmark_iter_new(pointer) else { return text }
        defer { cmark_iter_free(iterator) }
        while true {
            switch cmark_iter_next(iterator) {
            case CMARK_EVENT_ENTER:
                let node = MarkdownNode(pointer: cmark_iter_get_node(iterator))
                text += ["softbreak", "linebreak"].contains(node.type) ? " " : node.literal
            case CMARK_EVENT_EXIT:
                continue
            default:
                return text
            }
        }
    }
}
