<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Batch;

use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\BatchResult;
use OCA\MetadataApp\Model\Value\Edit;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Service\Value\ChangedFields;
use OCA\MetadataApp\Shared\Exception\Refusal;

/** What a batch is about to store. */
final class Draft {
	/** @var list<BatchResult> */
	public array $results = [];
	/** @var list<Change> */
	public array $history = [];
	/** @var array<int, array<int, Edit>> the last one of each value, by file and field */
	private array $edits = [];
	/** @var array<int, array<string, true>> names of fields by file */
	private array $names = [];

	/** @param int $now Unix seconds */
	public function __construct(
		private readonly string $userId,
		public readonly int $now,
		private readonly Cause $cause,
	) {
	}

	public function refuse(int $fileId, Refusal $refusal): void {
		$this->results[] = new BatchResult($fileId, 0, $refusal);
	}

	/**
	 * @param list<Edit> $edits of a file
	 * @param list<Field> $changed by these edits
	 */
	public function save(int $fileId, array $edits, array $changed): void {
		foreach (ChangedFields::names($changed) as $name) {
			$this->names[$fileId][$name] = true;
		}
		foreach ($edits as $edit) {
			$this->edits[$fileId][$edit->fieldId] = $edit;
			$this->history[] = Change::ofFile($fileId, $edit->fieldId, $this->userId, $this->now, $this->cause, $edit->from, $edit->to);
		}
		$this->results[] = new BatchResult($fileId, count($edits));
	}

	/** @return array<int, ?string> values that earlier items gave the file, by field */
	public function present(int $fileId): array {
		return array_map(static fn (Edit $edit): ?string => $edit->to, $this->edits[$fileId] ?? []);
	}

	/** @return list<ValueChange> */
	public function changes(): array {
		$changes = [];
		foreach ($this->edits as $fileId => $edits) {
			foreach ($edits as $edit) {
				$changes[] = $edit->change($fileId);
			}
		}
		return $changes;
	}

	/** @return array<int, non-empty-list<string>> names of fields whose values are different now, by file */
	public function changedNames(): array {
		$changed = [];
		foreach ($this->names as $fileId => $names) {
			$list = array_map(strval(...), array_keys($names));
			if ($list !== []) {
				$changed[$fileId] = $list;
			}
		}
		return $changed;
	}
}
