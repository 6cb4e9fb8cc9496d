<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Check;

/** What a check found. */
final class CheckReport {
	/** Team folders with fields. */
	public int $folders = 0;
	/** Files and folders in the index. */
	public int $files = 0;
	/** @var array<string, list<string>> */
	private array $found = [];

	/** @param string $what ids of what is different */
	public function add(Finding $finding, string $what): void {
		$this->found[$finding->value][] = $what;
	}

	public function differences(): int {
		return array_sum(array_map(count(...), $this->found));
	}

	/** @return array<string, list<string>> by Finding, only what there is */
	public function found(): array {
		return $this->found;
	}

	/** @return array{folders: int, files: int, found: object} with lists by Finding */
	public function toArray(): array {
		return ['folders' => $this->folders, 'files' => $this->files, 'found' => (object)$this->found];
	}
}
