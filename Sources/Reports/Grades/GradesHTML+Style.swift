/// How the page looks: by day and night, on a phone and on paper.
extension GradesHTML {
    static let style =
        PageStyle.palette + """
            body { margin: 0; font: 15px/1.45 system-ui, sans-serif; }
            main { max-width: 1000px; margin: 0 auto; padding: 16px; }
            section { border: 1px solid var(--line); border-radius: 8px; padding: 4px 20px 16px; margin: 16px 0; }
            h2 { font-size: 18px; margin: 12px 0 4px; } h3 { font-size: 14px; margin: 14px 0 2px; }
            .cards { display: flex; flex-wrap: wrap; gap: 12px; }
            .cards div { border: 1px solid var(--line); border-radius: 8px; padding: 10px 16px; }
            .cards b { display: block; font-size: 22px; } .quiet { opacity: 0.75; font-weight: normal; }
            svg { display: block; } svg text { font-size: 12px; fill: CanvasText; }
            .good { fill: var(--good); background: var(--good); } .bar { fill: var(--note); background: var(--note); }
            .bad { fill: var(--bad); background: var(--bad); } .half { fill: var(--half); background: var(--half); }
            .rail, .band { fill: var(--soft); } .odd { fill: var(--line); }
            .hint { fill: var(--hint); background: var(--hint); } .skip { fill: CanvasText; background: CanvasText; }
            .play { fill: #8a8a8a; background: #8a8a8a; }
            .keys, .bars, .lost, .lost ul { list-style: none; margin: 4px 0; padding: 0; }
            .keys { display: flex; flex-wrap: wrap; gap: 2px 16px; }
            .key { display: inline-block; width: 11px; height: 11px; margin-right: 5px; } .dot { border-radius: 6px; }
            .key.hint { clip-path: polygon(50% 0, 100% 100%, 0 100%); } .key.play { width: 3px; }
            .bars li { display: grid; grid-template-columns: minmax(0, 17rem) minmax(0, 14rem) minmax(0, 1fr); gap: 0 12px; padding: 3px 0; align-items: center; }
            .bars svg { width: 100%; height: 16px; } .bars span { overflow-wrap: break-word; }
            .bars .name { text-align: right; }
            .scores li { grid-template-columns: 5rem minmax(0, 24rem) 3rem; }
            .scroll { overflow-x: auto; }
            dt, code { font-family: ui-monospace, monospace; font-size: 13px; } dt { margin-top: 8px; } dd { margin: 0 0 0 16px; }
            dd, p, .lost, .remarks { overflow-wrap: anywhere; }
            table { border-collapse: collapse; width: 100%; } th { white-space: nowrap; }
            td, th { text-align: left; padding: 4px 10px 4px 0; border-bottom: 1px solid var(--line); vertical-align: top; }
            .long { overflow-wrap: anywhere; min-width: 9rem; } .name { overflow-wrap: break-word; }
            .has-reasons > td { border-bottom: 0; } .number { white-space: nowrap; }
            .yes { color: var(--good); } .no, .note { color: var(--bad); }
            summary { cursor: pointer; } .lost > li { margin: 6px 0 6px 16px; } .lost ul { margin-left: 16px; }
            @media (max-width: 44rem) {
              main { padding: 8px; } section { padding: 4px 10px 12px; }
              td, th { padding-right: 6px; } .long { min-width: 6rem; }
              .bars:not(.scores) li { grid-template-columns: minmax(0, 1fr); } .bars .name { text-align: left; }
            }
            @media print {
              section { border: 0; padding: 0; } .scroll { overflow: visible; } .scroll svg { max-width: 100%; height: auto; }
              tr, .bars li, .lost > li { break-inside: avoid; } h2, h3 { break-after: avoid; }
              details::details-content { content-visibility: visible; height: auto; }
            }
            """
}
