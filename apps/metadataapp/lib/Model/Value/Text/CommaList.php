<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value\Text;

/** Names or numbers in one text, separated by commas: that is how addresses have them. */
final class CommaList {
	/** @return non-empty-list<string> without spaces around them; empty ones included */
	public static function items(string $text): array {
		return array_map(trim(...), explode(',', $text));
	}
}
