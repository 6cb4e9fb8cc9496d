<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\Field;

use OCA\MetadataApp\Exception\NameTaken;
use OCA\MetadataApp\Exception\Reason;
use OCA\MetadataApp\Model\Field\Field;
use OCA\MetadataApp\Model\Field\FieldUsage;
use OCA\MetadataApp\Repository\Field\FieldRepository;
use OCA\MetadataApp\Repository\Field\FieldUsageRepository;
use OCA\MetadataApp\Repository\Value\WriteLock;
use OCA\MetadataApp\Service\Conversion\Converting;
use OCA\MetadataApp\Shared\Clock;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCA\MetadataApp\Shared\Contract\Schemas;
use OCA\MetadataApp\Shared\Exception\Conflict;
use OCA\MetadataApp\Shared\Exception\Invalid;
use OCA\MetadataApp\Shared\Exception\NotFound;

/**
 * Definitions of fields, for administrators.
 *
 * @phpstan-import-type Field from Schemas as FieldBody
 * @phpstan-import-type FieldInput from Schemas
 * @phpstan-import-type SavedField from Schemas
 * @phpstan-import-type DeletedField from Schemas
 * @phpstan-import-type FieldUsage from Schemas as FieldUsageBody
 */
class Fields {
	public function __construct(
		private readonly FieldRepository $fields,
		private readonly FieldUsageRepository $usage,
		private readonly DefinitionReader $reader,
		private readonly Conversion $conversion,
		private readonly WriteLock $lock,
		private readonly Clock $clock,
	) {
	}

	/** @return list<FieldBody> in their order */
	public function findAll(): array {
		return FieldAnswer::all($this->fields->findAll());
	}

	/**
	 * @param FieldInput $sent
	 * @return SavedField
	 * @throws Invalid
	 */
	public function create(array $sent): array {
		$definition = $this->reader->read($sent);
		if ($this->fields->count() >= Limits::FIELDS) {
			throw new Invalid(Reason::TOO_MANY_FIELDS, 'There are ' . Limits::FIELDS . ' fields, which is the most. Delete one first.');
		}
		$create = fn (): Field => $this->fields->create($definition, $this->now());
		return self::saved($this->named(fn (): Field => $this->lock->hold($create)));
	}

	/**
	 * Replaces a definition. Values stay, also when the name changes; options that are left out are withdrawn.
	 *
	 * @param FieldInput $sent
	 * @return SavedField
	 * @throws NotFound
	 * @throws Invalid
	 * @throws Conflict when another type would lose values, and while the field changes together with its values
	 */
	public function update(string $userId, int $id, array $sent): array {
		$now = $this->now();
		$change = function (Field $present) use ($userId, $sent, $now): Field {
			if ($present->isConverting) {
				throw Converting::refusal();
			}
			$definition = $this->reader->read($sent, $present);
			$this->conversion->run($present, $definition, $userId, $now);
			$this->fields->save($present->id, $definition, $now);
			return new Field($present->id, $definition, $present->createdAt, $now);
		};
		$field = $this->named(fn (): ?Field => $this->lock->holdField($id, $change));
		return self::saved($field ?? throw self::unknown());
	}

	/**
	 * @return DeletedField
	 * @throws NotFound
	 * @throws Conflict while the field changes together with its values
	 */
	public function delete(int $id): array {
		if ($this->fields->findOrNull($id)->isConverting ?? false) {
			throw Converting::refusal();
		}
		$usage = $this->usage->delete($id) ?? throw self::unknown();
		return ['success' => true, 'deleted' => self::counts($usage)];
	}

	/** @return list<FieldUsageBody> of each field */
	public function findAllUsage(): array {
		$answers = [];
		$ids = array_map(static fn (Field $field): int => $field->id, $this->fields->findAll());
		foreach ($this->usage->findAllOf($ids) as $id => $usage) {
			$answers[] = ['field_id' => $id, ...self::counts($usage)];
		}
		return $answers;
	}

	/** @param list<int> $ids in their order; those that are not listed keep their place */
	public function order(array $ids): void {
		$this->lock->hold(function () use ($ids): void {
			$this->fields->saveOrder($ids);
		});
	}

	private function now(): int {
		return $this->clock->now()->getTimestamp();
	}

	/**
	 * @template T
	 * @param callable(): T $work
	 * @return T
	 * @throws Invalid when another request took the name
	 */
	private function named(callable $work): mixed {
		try {
			return $work();
		} catch (NameTaken) {
			throw $this->reader->takenName();
		}
	}

	/** @return SavedField */
	private static function saved(Field $field): array {
		return [...FieldAnswer::of($field), 'success' => true];
	}

	/** @return array{folders: int, files: int, folder_values: int} */
	private static function counts(FieldUsage $usage): array {
		return ['folders' => $usage->folders, 'files' => $usage->files, 'folder_values' => $usage->folderValues];
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_FIELD, 'There is no such field.');
	}
}
