<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Value\Text\CommaList;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Exception\Invalid;

/** Ids of files that somebody sent as a text. */
final class FileIds {
	/**
	 * @param string $pointer to the text in the request
	 * @return list<int> each once
	 * @throws Invalid
	 */
	public static function read(string $list, int $most, string $pointer): array {
		$ids = CommaList::items($list);
		$isId = static fn (string $id): bool => preg_match('/^[1-9][0-9]{0,15}$/D', $id) === 1 && (int)$id <= Limits::FILE_ID;
		if (count($ids) > $most || array_filter($ids, $isId) !== $ids) {
			throw new Invalid(Reason::INVALID_IDS, "Send up to $most ids of files, separated by commas.", $pointer);
		}
		return array_values(array_unique(array_map(intval(...), $ids)));
	}
}
