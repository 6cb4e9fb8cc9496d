<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Filter;

enum ConditionKind {
	/** Each of the texts is an item of the value, letter for letter. */
	case Texts;
	/** Each of the numbers is one of an item. */
	case Numbers;
	/** No value, or 0. */
	case Unchecked;
	/** An item is not before `from` and not after `to`, by the column that sorts. */
	case Range;
	/** An item has the folded text in it. */
	case Contains;
	case IsEmpty;
	case IsFilled;
}
