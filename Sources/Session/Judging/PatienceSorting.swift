/// Deals numbers on piles: each on the leftmost pile whose top is not below it.
///
/// The number of piles is the length of a longest increasing subsequence. Each position remembers which one of the
/// pile to the left it follows best: the one with most neighbours behind it.
struct PatienceSorting {
    private let numbers: [Int]
    /// The last number on each pile.
    private var tops: [Int] = []
    /// Of each pile, the positions worth following: their numbers fall, and so do their neighbours.
    private var piles: [[Int]] = []
    private var pileOfPosition: [Int]
    /// For each position, how many neighbours the best sequence up to it has.
    private var neighbours: [Int]
    private var previous: [Int?]
    /// For each number, the position of it that is best to follow.
    private var bestPosition: [Int: Int] = [:]

    init(_ numbers: [Int]) {
        self.numbers = numbers
        pileOfPosition = Array(repeating: 0, count: numbers.count)
        neighbours = pileOfPosition
        previous = Array(repeating: nil, count: numbers.count)
    }

    mutating func deal(_ position: Int) {
        let number = numbers[position]
        let pile = PatienceSorting.firstIndex(in: tops) { $0 >= number }
        pileOfPosition[position] = pile
        if pile > 0 { follow(pile - 1, at: position) }
        remember(position)
        if pile == tops.count {
            tops.append(number)
            piles.append([position])
            return
        }
        tops[pile] = number
        while let last = piles[pile].last, neighbours[last] <= neighbours[position] {
            piles[pile].removeLast()
        }
        piles[pile].append(position)
    }

    /// A longest increasing subsequence; among equals one with most neighbours.
    var longest: [Int] {
        var positions: [Int] = []
        var next = piles.last?.first
        while let position = next {
            positions.append(position)
            next = previous[position]
        }
        return positions.reversed()
    }

    private mutating func follow(_ pile: Int, at position: Int) {
        let number = numbers[position]
        let before = piles[pile][PatienceSorting.firstIndex(in: piles[pile]) { numbers[$0] < number }]
        previous[position] = before
        neighbours[position] = neighbours[before]
        if let near = bestPosition[number - 1], pileOfPosition[near] == pile,
            neighbours[near] >= neighbours[before]
        {
            previous[position] = near
            neighbours[position] = neighbours[near] + 1
        }
    }

    private mutating func remember(_ position: Int) {
        if let other = bestPosition[numbers[position]], pileOfPosition[other] == pileOfPosition[position],
            neighbours[other] >= neighbours[position]
        {
            return
        }
        bestPosition[numbers[position]] = position
    }

    /// The first position whose element fits, where all that fit come last.
    private static func firstIndex(in elements: [Int], where fits: (Int) -> Bool) -> Int {
        var low = 0, high = elements.count
        while low < high {
            let middle = (low + high) / 2
            if fits(elements[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
