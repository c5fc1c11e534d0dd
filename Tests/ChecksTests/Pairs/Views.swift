import UIKit

class WrongCell: UITableViewCell {
    let bubble = UIView()

    override func layoutSubviews() {  // finds super.missing
        bubble.frame = contentView.bounds
    }

    override func prepareForReuse() {  // finds super.missing
        bubble.isHidden = true
    }
}

class WrongBadge: UIView {
    let label = UILabel()

    override func updateConstraints() {  // finds super.missing
        label.isHidden = false
    }

    override func awakeFromNib() {  // finds super.missing
        label.text = "New"
    }
}

class RightCell: UITableViewCell {
    let bubble = UIView()

    override func layoutSubviews() {
        super.layoutSubviews()
        bubble.frame = contentView.bounds
    }

    override func prepareForReuse() {
        super.prepareForReuse()
        bubble.isHidden = true
    }

    // To leave a cell as it is.
    override func setSelected(_ selected: Bool, animated: Bool) {}
}

class RightBadge: UIView {
    let label = UILabel()

    override func updateConstraints() {
        label.isHidden = false
        super.updateConstraints()
    }

    // UIView itself places nothing.
    override func layoutSubviews() { label.frame = bounds }

    override func didMoveToWindow() { label.text = "New" }
}
