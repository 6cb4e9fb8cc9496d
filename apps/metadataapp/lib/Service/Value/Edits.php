<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Value;

use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Folder\RequiredMode;
use OCA\MetadataApp\Model\History\Cause;
use OCA\MetadataApp\Model\Value\Codec\Codecs;
use OCA\MetadataApp\Model\Value\Edit;
use OCA\MetadataApp\Model\Value\KnownUsers;
use OCA\MetadataApp\Model\Value\Problem;
use OCA\MetadataApp\Model\Value\ProblemReason;
use OCA\MetadataApp\Repository\File\ReadableFiles;
use OCA\MetadataApp\Service\Conversion\Converting;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Invalid;

/** Reads what somebody wants values to be. Nothing is saved here. */
class Edits {
	public function __construct(
		private readonly KnownUsers $users,
		private readonly ReadableFiles $files,
		private readonly ProblemSentences $sentences,
	) {
	}

	/**
	 * @param array<array-key, mixed> $wishes by the names of fields
	 * @param array<int, Field> $fields that can be filled in here, by id
	 * @param array<int, ?string> $present values by field id
	 * @param Cause $cause what is restored or copied may have options that were withdrawn
	 * @return list<Edit> without what stays as it is
	 * @throws Invalid with everything that is wrong
	 * @throws Conflict while an administrator changes one of the fields
	 */
	public function read(string $userId, array $wishes, array $fields, array $present, RequiredMode $mode, Cause $cause): array {
		$faults = new Faults($this->sentences);
		$named = [];
		foreach ($fields as $field) {
			$named[$field->definition->name] = $field;
		}
		$edits = [];
		foreach ($wishes as $name => $wish) {
			$field = $named[$name] ?? null;
			if ($field === null) {
				$problem = Problem::quoting(ProblemReason::UnknownField, 'field', (string)$name);
				$faults->add(Reason::UNKNOWN_FIELD, $problem, 'metadata', (string)$name);
				continue;
			}
			$edit = self::edit($field, $wish, $present[$field->id] ?? null, $cause);
			if ($edit instanceof Problem) {
				$faults->add(Reason::INVALID_VALUE, $edit, 'metadata', (string)$name);
			} elseif ($edit->to !== $edit->from) {
				if ($edit->to === null && $field->definition->isRequired && $mode === RequiredMode::Enforce) {
					$faults->add(Reason::REQUIRED_VALUE, new Problem(ProblemReason::Missing), 'metadata', (string)$name);
				}
				$edits[(string)$name] = $edit;
			}
		}
		$this->addUnknown($userId, $edits, $faults);
		$faults->refuse();
		$converting = new Faults($this->sentences);
		foreach (array_keys($edits) as $name) {
			if ($named[$name]->isConverting) {
				$converting->add(Reason::CONVERTING, new Problem(ProblemReason::Converting), 'metadata', (string)$name);
			}
		}
		$refusal = $converting->refusal();
		return $refusal === null ? array_values($edits) : throw Converting::refusal($refusal);
	}

	private static function edit(Field $field, mixed $wish, ?string $from, Cause $cause): Edit|Problem {
		$definition = $field->definition;
		$codec = Codecs::of($cause->isChosen() ? $definition->shape : $definition->shapeOfOld());
		// A value from before a change of the field may stay as it is.
		$to = $wish === $from ? $from : $codec->parse($wish, $from);
		return $to instanceof Problem ? $to : new Edit($field->id, $codec, $from, $to);
	}

	/**
	 * People and files that are new in a value must exist for the account.
	 *
	 * @param array<string, Edit> $edits by the names of fields
	 */
	private function addUnknown(string $userId, array $edits, Faults $faults): void {
		$users = array_map(static fn (Edit $edit): array => $edit->codec->newUsers($edit->to, $edit->from), $edits);
		$files = array_map(static fn (Edit $edit): array => $edit->codec->newFiles($edit->to, $edit->from), $edits);
		$unknownUsers = $this->users->findAllUnknown(self::distinct($users));
		$unknownFiles = $this->files->findAllUnreadable($userId, self::distinct($files));
		foreach (array_keys($edits) as $name) {
			foreach (array_intersect($users[$name] ?? [], $unknownUsers) as $user) {
				$problem = Problem::quoting(ProblemReason::UnknownUser, 'user', $user);
				$faults->add(Reason::INVALID_VALUE, $problem, 'metadata', (string)$name);
			}
			foreach (array_intersect($files[$name] ?? [], $unknownFiles) as $file) {
				$problem = new Problem(ProblemReason::UnknownFile, ['file' => $file]);
				$faults->add(Reason::INVALID_VALUE, $problem, 'metadata', (string)$name);
			}
		}
	}

	/**
	 * @template T of int|string
	 * @param array<array-key, list<T>> $lists
	 * @return list<T>
	 */
	private static function distinct(array $lists): array {
		return array_values(array_unique(array_merge(...array_values($lists))));
	}
}
