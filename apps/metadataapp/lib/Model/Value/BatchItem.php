<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Value;

use OCA\MetadataApp\Model\Field\Field;

/** What is to become of the values of a file, as one of many. */
final readonly class BatchItem {
	/**
	 * @param ?int $folderId the team folder that the file must lie in; null for any
	 * @param \Closure(array<int, Field>, array<int, ?string>): array<array-key, mixed> $wishes values by the names of fields, from the
	 *     fields of the file by id and what they hold
	 */
	private function __construct(
		public int $fileId,
		public ?int $folderId,
		public \Closure $wishes,
	) {
	}

	/** @param array<array-key, mixed> $values by the names of fields */
	public static function save(int $fileId, ?int $folderId, array $values): self {
		return new self($fileId, $folderId, static fn (): array => $values);
	}

	/** @param array<array-key, mixed> $values as above, of which those count that are for fields without a value */
	public static function fill(int $fileId, array $values): self {
		return new self($fileId, null, static function (array $fields, array $present) use ($values): array {
			foreach ($fields as $id => $field) {
				if (($present[$id] ?? null) !== null) {
					unset($values[$field->definition->name]);
				}
			}
			return $values;
		});
	}

	/** @param ?list<string> $names of fields; null for all */
	public static function clear(int $fileId, ?int $folderId, ?array $names): self {
		return new self($fileId, $folderId, static fn (array $fields): array => array_fill_keys(
			$names ?? array_map(static fn (Field $field): string => $field->definition->name, array_values($fields)),
			null,
		));
	}
}
