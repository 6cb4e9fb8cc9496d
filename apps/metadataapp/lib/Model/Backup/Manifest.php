<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

use OCA\MetadataApp\Shared\Db\CorruptData;
use OCA\MetadataApp\Shared\Db\StoredValues;

/** What is known of a backup without reading it. Only a backup that is complete has one. */
final readonly class Manifest {
	/**
	 * @param int $version of the format
	 * @param int $createdAt Unix seconds
	 * @param int $size bytes
	 * @param list<string> $parts names of the files that it consists of
	 * @param string $checksum of the last part, which covers all others
	 * @param array<string, int> $counts rows by table
	 */
	public function __construct(
		public string $filename,
		public int $version,
		public int $createdAt,
		public int $size,
		public array $parts,
		public bool $isDaily,
		public string $checksum,
		public array $counts,
	) {
	}

	public function toJson(): string {
		return json_encode([
			'version' => $this->version,
			'created_at' => $this->createdAt,
			'size' => $this->size,
			'parts' => $this->parts,
			'is_daily' => $this->isDaily,
			'checksum' => $this->checksum,
			'counts' => $this->counts,
		], JSON_THROW_ON_ERROR);
	}

	/** @throws CorruptData */
	public static function of(string $filename, string $json): self {
		$decoded = json_decode($json, true);
		$stored = new StoredValues(is_array($decoded) ? $decoded : []);
		$counts = $stored->map('counts');
		$rows = [];
		foreach (array_keys($counts->all()) as $table) {
			$rows[(string)$table] = $counts->number((string)$table);
		}
		return new self(
			$filename,
			$stored->number('version'),
			$stored->number('created_at'),
			$stored->number('size'),
			$stored->texts('parts'),
			$stored->yes('is_daily', false),
			$stored->text('checksum'),
			$rows,
		);
	}
}
