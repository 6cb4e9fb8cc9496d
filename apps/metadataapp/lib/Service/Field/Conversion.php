<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Field;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Conversion\ValueRule;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldDefinition;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Edit;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\ValueTable;
use OCA\MetadataApp\Service\Conversion\Fitting;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Exception\Conflict;

/** Values of a field that gets another type: each of them fits it, or none is changed. */
class Conversion {
	/** Owners whose values are in memory at once. */
	private const PAGE = 1_000;

	public function __construct(
		private readonly ValueRepository $values,
		private readonly FolderValueRepository $folderValues,
		private readonly HistoryRepository $history,
		private readonly Fitting $fitting,
		private readonly ProblemSentences $sentences,
	) {
	}

	/**
	 * For who holds the field by `WriteLock`, and undoes everything when this refuses. Whether a date has a time is no other type: values
	 * stay as they are.
	 *
	 * @throws Conflict when a value would be lost
	 */
	public function run(Field $field, FieldDefinition $to, string $userId, int $now): void {
		$from = $field->definition;
		if ($from->shape->type === $to->shape->type) {
			return;
		}
		$rule = ValueRule::replacing($from, $to);
		$lost = new LostValues($this->sentences);
		$ofFile = static fn (int $id, Edit $edit): Change =>
			Change::ofFile($id, $edit->fieldId, $userId, $now, Cause::Convert, $edit->from, $edit->to);
		$ofFolder = static fn (int $id, Edit $edit): Change =>
			Change::ofFolder($id, $edit->fieldId, $userId, $now, Cause::Convert, $edit->from, $edit->to);
		$files = $this->convert($this->values, $field->id, $rule, $lost, $ofFile, $now);
		$folders = $this->convert($this->folderValues, $field->id, $rule, $lost, $ofFolder, $now);
		if ($files + $folders > 0) {
			$details = ['lost' => ['files' => $files, 'folder_values' => $folders, 'examples' => $lost->examples()]];
			throw new Conflict(
				Reason::VALUES_WOULD_BE_LOST,
				'There are values that do not fit the new type. Change or empty them first.',
				'/field_type',
				$details,
			);
		}
	}

	/**
	 * @param callable(int, Edit): Change $change
	 * @return int how many values do not fit
	 */
	private function convert(ValueTable $table, int $fieldId, ValueRule $rule, LostValues $lost, callable $change, int $now): int {
		$count = $last = 0;
		do {
			$owners = $table->findAllOwners($fieldId, $last, self::PAGE);
			$changes = $history = [];
			foreach ($this->fitting->fitAll($rule, $fieldId, $table->findAllOf($owners, [$fieldId])) as $owner => [$text, $to]) {
				if ($to instanceof Problem) {
					$lost->add($text, $to);
					$count++;
					continue;
				}
				$edit = new Edit($fieldId, $rule->after, $text, $to);
				// Other columns may sort the same text.
				$changes[] = $edit->change($owner);
				if ($to !== $text) {
					$history[] = $change($owner, $edit);
				}
			}
			if ($count === 0) {
				$table->saveAll($changes, $now);
				$this->history->saveAll($history);
			}
			$last = $owners === [] ? $last : max($owners);
		} while (count($owners) === self::PAGE);
		return $count;
	}
}
