<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Export;

/** One JSON object whose last member is a long list, piece by piece. A text without its last bracket is not complete. */
final class JsonPieces {
	private const FLAGS = JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES | JSON_INVALID_UTF8_SUBSTITUTE;
	private const PIECE = 32_768;

	/**
	 * @param non-empty-array<string, mixed> $members
	 * @param iterable<array<string, mixed>> $items
	 * @return \Generator<int, string>
	 */
	public static function all(array $members, string $list, iterable $items): \Generator {
		$piece = substr(json_encode($members, self::FLAGS), 0, -1) . ',' . json_encode($list, self::FLAGS) . ':[';
		$separator = "\n";
		foreach ($items as $item) {
			$piece .= $separator . json_encode($item, self::FLAGS);
			$separator = ",\n";
			if (strlen($piece) >= self::PIECE) {
				yield $piece;
				$piece = '';
			}
		}
		yield "$piece\n]}\n";
	}
}
