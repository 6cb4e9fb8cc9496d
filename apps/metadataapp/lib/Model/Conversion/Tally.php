<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

use OCA\MetadataApp\Model\Value\Text\Text;
use OCA\MetadataApp\Shared\Contract\Limits;

/** What was found out about the values of a field. */
final readonly class Tally {
	/**
	 * @param int $total values that there were at the beginning
	 * @param int $files that were looked at, of those that have a value
	 * @param int $folders the same of team folders with a value of their own
	 * @param int $changed values that stay, written differently
	 * @param int $lostFiles files whose value does not fit
	 * @param int $lostFolders the same of team folders
	 * @param array<array-key, string> $examples a few beginnings of values that do not fit, with why not, by a sign and the beginning
	 * @param int $recorded values whose history is written
	 */
	public function __construct(
		public int $total,
		public int $files = 0,
		public int $folders = 0,
		public int $changed = 0,
		public int $lostFiles = 0,
		public int $lostFolders = 0,
		public array $examples = [],
		public int $recorded = 0,
	) {
	}

	public function seen(): int {
		return $this->files + $this->folders;
	}

	public function lost(): int {
		return $this->lostFiles + $this->lostFolders;
	}

	/**
	 * @param list<array{string, string}> $lost values with why they do not fit
	 * @param int $changed values that fit and are written differently
	 */
	public function with(bool $isOfFolders, int $seen, int $changed, array $lost): self {
		$examples = $this->examples;
		foreach ($lost as [$value, $message]) {
			if (count($examples) < Limits::LOST_EXAMPLES) {
				// The sign keeps digits a text among the keys.
				$examples['=' . Text::excerpt($value, Limits::QUOTED_CHARACTERS)] ??= $message;
			}
		}
		return new self(
			$this->total,
			$this->files + ($isOfFolders ? 0 : $seen),
			$this->folders + ($isOfFolders ? $seen : 0),
			$this->changed + $changed,
			$this->lostFiles + ($isOfFolders ? 0 : count($lost)),
			$this->lostFolders + ($isOfFolders ? count($lost) : 0),
			$examples,
			$this->recorded,
		);
	}

	public function withRecorded(int $values): self {
		return new self(
			$this->total,
			$this->files,
			$this->folders,
			$this->changed,
			$this->lostFiles,
			$this->lostFolders,
			$this->examples,
			$this->recorded + $values,
		);
	}
}
