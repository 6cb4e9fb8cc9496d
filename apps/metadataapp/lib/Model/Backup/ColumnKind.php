<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** What a column holds. */
enum ColumnKind {
	/** 64 bits. */
	case Number;
	/** 32 bits. */
	case Integer;
	/** 16 bits. */
	case Small;
	case Decimal;
	case Text;
}
