<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Conversion;

use OCA\MetadataApp\Model\Conversion\Conversion;
use OCA\MetadataApp\Model\Conversion\ConversionState;
use OCA\MetadataApp\Model\Conversion\StagedRecord;
use OCA\MetadataApp\Model\Conversion\StagedValue;
use OCA\MetadataApp\Model\Conversion\Tally;
use OCA\MetadataApp\Model\Conversion\ValueRule;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\History\Change;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\FieldType;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ValueChange;
use OCA\MetadataApp\Repository\Conversion\ConversionRepository;
use OCA\MetadataApp\Repository\Conversion\StagedRepository;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\History\HistoryRepository;
use OCA\MetadataApp\Repository\Value\FolderValueRepository;
use OCA\MetadataApp\Repository\Value\ValueRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Repository\View\ViewFilterRepository;
use OCA\MetadataApp\Service\Value\ProblemSentences;
use OCA\MetadataApp\Shared\Clock;

/**
 * Carries out conversions in steps. Each is a transaction that begins by taking the conversion, so any process can do the next one, and
 * one that dies leaves all as it was before its step.
 *
 * New values are put aside first. Meanwhile everybody reads the former ones, and the mark on the field keeps them from changing. Then one
 * transaction brings the new values, the definition and the filters of views; whoever reads has all of it or nothing. The history follows,
 * before the mark is gone, so that its lines come before those of later saves.
 */
class ConversionWork {
	/** Values that are in memory at once, and that a step takes. */
	public const PAGE = 900;
	/** The same where each may be a long text. */
	private const LONG_PAGE = 100;

	public function __construct(
		private readonly ConversionRepository $conversions,
		private readonly StagedRepository $staged,
		private readonly FieldRepository $fields,
		private readonly ValueRepository $values,
		private readonly FolderValueRepository $folderValues,
		private readonly HistoryRepository $history,
		private readonly ViewFilterRepository $filters,
		private readonly WriteLock $lock,
		private readonly Fitting $fitting,
		private readonly ProblemSentences $sentences,
		private readonly Clock $clock,
	) {
	}

	/**
	 * @param float $seconds after which it stops at the end of a step
	 * @param ?int $mostSwapped rows that may take the place of others, which is one step whatever their number; null for any
	 * @return bool whether nothing is left to do
	 */
	public function run(int $fieldId, float $seconds, ?int $mostSwapped = null): bool {
		$end = microtime(true) + $seconds;
		do {
			if ($mostSwapped !== null && $this->conversions->findOrNull($fieldId)?->state === ConversionState::Swapping
				&& $this->staged->count($fieldId) > $mostSwapped) {
				return false;
			}
			$hasMore = $this->step($fieldId);
		} while ($hasMore && microtime(true) < $end);
		return !$hasMore;
	}

	/**
	 * @param int $page values that it takes
	 * @return bool whether something is left to do
	 */
	public function step(int $fieldId, int $page = self::PAGE): bool {
		$next = $this->conversions->hold($fieldId, function (Conversion $conversion) use ($page): Conversion {
			$next = match ($conversion->state) {
				ConversionState::Checking, ConversionState::Staging => $this->look($conversion, $page),
				ConversionState::Swapping => $this->swap($conversion, $page),
				ConversionState::Recording => $this->record($conversion, $page),
				ConversionState::Undoing => $this->undo($conversion, $page),
				default => $conversion,
			};
			if ($next !== $conversion) {
				$this->conversions->save($next, $this->now());
			}
			return $next;
		});
		return $next?->state->isRunning() ?? false;
	}

	private function look(Conversion $conversion, int $page): Conversion {
		$isStaging = $conversion->state === ConversionState::Staging;
		$field = $this->field($conversion);
		$page = $field->definition->shape->type === FieldType::Textarea ? min($page, self::LONG_PAGE) : $page;
		$rule = $this->rule($field, $conversion);
		$table = $conversion->isOfFolders ? $this->folderValues : $this->values;
		$found = $table->findAllOwnersInOrder($conversion->fieldId, $conversion->reachedText, $conversion->reached, $page);
		$owners = array_keys($found);
		$last = array_key_last($found);
		$late = $owners === [] && $conversion->isOfFolders && $isStaging ? $this->staged->findAllLate($conversion->fieldId, $page) : [];
		if ($last !== null) {
			$tally = $this->fitted($conversion, $rule, $conversion->isOfFolders, $owners);
			$next = $conversion->at($last, $found[$last], $tally);
		} elseif (!$conversion->isOfFolders) {
			return $conversion->ofFolders();
		} elseif ($late !== []) {
			$next = $conversion->with($this->late($conversion, $rule, $late));
		} else {
			return $conversion->in($isStaging ? ConversionState::Swapping : ConversionState::Checked);
		}
		if ($isStaging && !$conversion->plan->allows($next->tally->lost())) {
			$this->fields->saveConverting($conversion->fieldId, false);
			return $next->in(ConversionState::Undoing);
		}
		return $next;
	}

	/**
	 * Looks at values and, unless they are only checked, puts aside what they become.
	 *
	 * @param list<int> $owners
	 */
	private function fitted(Conversion $conversion, ValueRule $rule, bool $isOfFolders, array $owners): Tally {
		$fieldId = $conversion->fieldId;
		$table = $isOfFolders ? $this->folderValues : $this->values;
		$isSameType = $rule->cause() === Cause::Rename;
		$staged = $lost = [];
		$changed = 0;
		$fitted = $this->fitting->fitAll($rule, $fieldId, $table->findAllOf($owners, [$fieldId]));
		foreach ($fitted as $owner => [$from, $to]) {
			if ($to instanceof Problem) {
				$lost[] = [$from, $this->sentences->of($to)];
				$staged[] = new StagedValue(ValueChange::to($owner, $fieldId, $rule->after, null), $from, Cause::Unfit);
				continue;
			}
			$changed += $to === $from ? 0 : 1;
			if ($to !== $from || !$isSameType) {
				// Another type may sort the same text by other columns.
				$change = ValueChange::to($owner, $fieldId, $rule->after, $to);
				$staged[] = new StagedValue($change, $to === $from ? null : $from, $rule->cause());
			}
		}
		if ($conversion->state !== ConversionState::Checking) {
			$this->staged->saveAll($fieldId, $isOfFolders, $staged);
		}
		return $conversion->tally->with($isOfFolders, count($fitted), $changed, $lost);
	}

	/** @param list<int> $files that got a value after they had been looked at */
	private function late(Conversion $conversion, ValueRule $rule, array $files): Tally {
		$tally = $this->fitted($conversion, $rule, false, $files);
		// Those that keep their text are not put aside, and would be found again.
		$this->staged->deleteLate($conversion->fieldId, $files);
		return $tally;
	}

	private function swap(Conversion $conversion, int $page): Conversion {
		$now = $this->now();
		$this->staged->saveAllOverValues($conversion->fieldId, $now);
		// Only now, because meanwhile nobody saves any value where the field is assigned.
		$next = $this->lock->holdField($conversion->fieldId, function (Field $field) use ($conversion, $page, $now): Conversion {
			$rule = $this->rule($field, $conversion);
			$tally = $conversion->tally;
			// Copies that were made since the last look. What they are copies of was looked at, so they lose nothing that was not told.
			while (($files = $this->staged->findAllLate($field->id, min($page, self::LONG_PAGE))) !== []) {
				$tally = $this->late($conversion->with($tally), $rule, $files);
				$this->staged->saveAllOverValues($field->id, $now, $files);
			}
			$this->fields->save($field->id, $conversion->plan->applied($field->definition), $now);
			$today = $this->clock->now()->format('Y-m-d');
			$this->filters->saveAll($field->id, static fn (array $values): array => $rule->filter($values, $today));
			return $conversion->with($tally)->in(ConversionState::Recording);
		});
		return $next ?? throw self::gone();
	}

	private function record(Conversion $conversion, int $page): Conversion {
		$fieldId = $conversion->fieldId;
		foreach ([false, true] as $isOfFolders) {
			$owners = $this->staged->findAllOwners($fieldId, $isOfFolders, min($page, self::LONG_PAGE));
			if ($owners !== []) {
				$this->history->saveAll(array_map(
					fn (StagedRecord $record): Change => $this->change($conversion, $isOfFolders, $record),
					$this->staged->findAllRecords($fieldId, $isOfFolders, $owners),
				));
				$this->staged->deleteOf($fieldId, $isOfFolders, $owners);
				return $conversion->with($conversion->tally->withRecorded(count($owners)));
			}
		}
		$this->staged->delete($fieldId);
		$this->fields->saveConverting($fieldId, false);
		return $conversion->in(ConversionState::Done);
	}

	private function undo(Conversion $conversion, int $page): Conversion {
		foreach ([false, true] as $isOfFolders) {
			$owners = $this->staged->findAllOwners($conversion->fieldId, $isOfFolders, $page);
			if ($owners !== []) {
				$this->staged->deleteOf($conversion->fieldId, $isOfFolders, $owners);
				return $conversion->with($conversion->tally->withRecorded(0));
			}
		}
		$this->staged->delete($conversion->fieldId);
		$isLosing = !$conversion->plan->allows($conversion->tally->lost());
		return $conversion->in($isLosing ? ConversionState::Stopped : ConversionState::Cancelled);
	}

	private function change(Conversion $conversion, bool $isOfFolders, StagedRecord $record): Change {
		$to = Codecs::of($conversion->plan->shape)->emit($record->items);
		$rest = [$conversion->fieldId, $conversion->userId, $this->now(), $record->cause, $record->from, $to];
		return $isOfFolders ? Change::ofFolder($record->ownerId, ...$rest) : Change::ofFile($record->ownerId, ...$rest);
	}

	private function rule(Field $field, Conversion $conversion): ValueRule {
		return new ValueRule($field->definition, $conversion->plan->applied($field->definition), $conversion->plan);
	}

	private function field(Conversion $conversion): Field {
		return $this->fields->findOrNull($conversion->fieldId) ?? throw self::gone();
	}

	private static function gone(): \LogicException {
		return new \LogicException('A field takes its conversion along when it is deleted');
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}
}
