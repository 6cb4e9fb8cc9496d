<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\Listing;

use OCA\MetadataApp\Model\Value\Codec\Codec;
use OCA\MetadataApp\Model\Value\Text\Fold;
use OCA\MetadataApp\Model\Value\Text\SortText;
use OCA\MetadataApp\Repository\Place\PlaceRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/**
 * Values with a text in them, without regard to case and accents. No database folds texts as we do: it finds those that may have it, by the
 * key that sorts them, and each is looked at.
 */
class ContainedTexts {
	/** Keys end there; of longer texts the rest is unknown to the database. */
	private const END = SortText::DIGITS;

	public function __construct(private readonly IDBConnection $db) {
	}

	/**
	 * @param string $folded as `Fold` writes it
	 * @return list<int> ids of files of the team folder, whoever can read them
	 */
	public function findAllFiles(int $folderId, int $fieldId, Codec $codec, string $folded): array {
		$rows = $this->db->executeQuery('SELECT f.file_id, f.value FROM *PREFIX*' . ValueRepository::TABLE . ' f JOIN *PREFIX*'
			. PlaceRepository::TABLE . " i ON i.file_id = f.file_id WHERE i.folder_id = $folderId AND f.field_id = $fieldId AND "
			. self::mayHave($folded, 'f'));
		$found = [];
		while (($stored = $rows->fetchAssociative()) !== false) {
			$row = new StoredValues($stored);
			if (self::has($codec, $row->text('value'), $folded)) {
				$found[$row->number('file_id')] = true;
			}
		}
		return array_keys($found);
	}

	public static function has(Codec $codec, string $value, string $folded): bool {
		return str_contains(Fold::text($codec->words($value)), $folded);
	}

	/** @param string $alias of the table of values */
	public static function mayHave(string $folded, string $alias): string {
		$key = SortText::of($folded);
		$end = self::END;
		return "($alias.sort_text LIKE '%$key%' OR LENGTH($alias.sort_text) >= $end OR LENGTH($alias.value) >= $end)";
	}
}
