<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Files\Types;

use Host\Database\Database;
use Host\Files\Store\Entry;
use OCP\Files\IMimeTypeLoader;

/** The file table has types as words: their numbers are those of this request. */
final class MimeLoader implements IMimeTypeLoader {
	/** @var list<string> */
	private array $types = [];

	public function __construct(
		private readonly Database $database,
	) {
	}

	#[\Override]
	public function getId(string $mimetype): int {
		$id = array_search($mimetype, $this->types, true);
		if ($id === false) {
			$id = count($this->types);
			$this->types[] = $mimetype;
		}
		return $id + 1;
	}

	#[\Override]
	public function updateFilecache(string $ext, int $mimeTypeId): int {
		$type = $this->types[$mimeTypeId - 1] ?? throw new \InvalidArgumentException("There is no type $mimeTypeId");
		return $this->database->run(
			'UPDATE oc_filecache SET mimetype = ? WHERE mimetype NOT IN (?, ?) AND lower(substr(name, -length(?))) = ?',
			[$type, $type, Entry::FOLDER, ".$ext", ".$ext"],
		);
	}
}
