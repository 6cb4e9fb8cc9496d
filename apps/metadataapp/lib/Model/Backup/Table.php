<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Backup;

/** A table of the app that is in backups. */
final readonly class Table {
	private const STORED = 'metadataapp_';
	private const STAGED = 'metadataapp_r_';

	/**
	 * @param string $name without what the app puts before it
	 * @param non-empty-array<string, Column> $columns in the order of a row
	 * @param non-empty-list<string> $key unique; rows with the same first column belong together, and are read at one moment
	 * @param ?string $field column with the id of a field, without which the row means nothing
	 * @param bool $countsIds whether the database gives new rows their ids
	 */
	public function __construct(
		public string $name,
		public array $columns,
		public array $key,
		public ?string $field = null,
		public bool $countsIds = false,
	) {
	}

	/** Where the rows are in use. */
	public function stored(): string {
		return self::STORED . $this->name;
	}

	/** Where those of a restore wait. */
	public function staged(): string {
		return self::STAGED . $this->name;
	}

	/** What rows that belong together have in common. */
	public function group(): string {
		return $this->key[0];
	}

	/** @return non-empty-list<string> */
	public function names(): array {
		return array_keys($this->columns);
	}
}
