import Foundation
import GRDB

/// A full-text index of pages in memory, ranked by SQLite.
package struct PageSearch: Sendable {
    /// A name of a page that shares words with a question.
    package struct Name: Sendable {
        package let page: Int
        package let words: [String]
        /// The rank that SQLite gives it; higher is better.
        package let score: Double
    }

    private let queue: DatabaseQueue

    /// Makes an index.
    ///
    /// - Parameters:
    ///   - names: The words of each name, separated by spaces, and the number of its page.
    ///   - pages: The title, the other names and the text of each page.
    /// - Throws: An error of SQLite, such as for a library without FTS5.
    package init(names: [(words: String, page: Int)], pages: [[String]]) throws {
        queue = try DatabaseQueue()
        // One statement with all rows takes a tenth of the time that one a row takes.
        let rows = try JSONEncoder().encode(names.map { ["\($0.page)", $0.words] })
        let texts = try JSONEncoder().encode(pages)
        try queue.write { database in
            try database.execute(
                sql: """
                    CREATE VIRTUAL TABLE name USING fts5(words, page UNINDEXED, tokenize = 'porter unicode61');
                    CREATE VIRTUAL TABLE page USING fts5(title, names, text, tokenize = 'porter unicode61');
                    """)
            try database.execute(
                sql: """
                    INSERT INTO name(page, words)
                    SELECT json_extract(value, '$[0]'), json_extract(value, '$[1]') FROM json_each(?)
                    """, arguments: [String(decoding: rows, as: UTF8.self)])
            try database.execute(
                sql: """
                    INSERT INTO page(rowid, title, names, text)
                    SELECT key, json_extract(value, '$[0]'), json_extract(value, '$[1]'), json_extract(value, '$[2]')
                    FROM json_each(?)
                    """, arguments: [String(decoding: texts, as: UTF8.self)])
        }
    }

    /// Looks for the names and the pages that share a word with a question.
    ///
    /// - Parameter words: The question's words; one that is listed twice weighs twice.
    /// - Returns: The names, best first, and the scores of the pages.
    package func matches(of words: [String]) -> (names: [Name], texts: [Int: Double]) {
        let pattern = words.map { "\"\($0)\"" }.joined(separator: " OR ")
        guard !words.isEmpty else { return ([], [:]) }
        let found = try? queue.read { database in
            let names = try Row.fetchAll(
                database,
                sql: """
                    SELECT CAST(page AS INTEGER), words, -rank FROM name WHERE name MATCH ?
                    ORDER BY rank, rowid LIMIT 150
                    """, arguments: [pattern]
            ).map { row in
                let words: String = row[1]
                return Name(page: row[0], words: words.split(separator: " ").map(String.init), score: row[2])
            }
            let texts = try Row.fetchAll(
                database,
                sql: """
                    SELECT rowid, -bm25(page, 10, 5, 1) AS score FROM page WHERE page MATCH ?
                    ORDER BY score DESC LIMIT 40
                    """, arguments: [pattern])
            let scores = texts.map { row -> (Int, Double) in (row[0], row[1]) }
            return (names, Dictionary(scores) { first, _ in first })
        }
        return found ?? ([], [:])
    }
}
