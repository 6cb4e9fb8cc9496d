<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Service\View;

use OCA\MetadataApp\Model\Field\Field;

/** Fields as programs name them: by their names, or by their ids as numbers or texts. No name begins with a digit. */
final class NamedFields {
	/** @var array<string, Field> */
	private array $named = [];
	/** @var array<int, Field> */
	private array $numbered = [];

	/** @param iterable<Field> $fields */
	public function __construct(iterable $fields) {
		foreach ($fields as $field) {
			$this->named[$field->definition->name] = $field;
			$this->numbered[$field->id] = $field;
		}
	}

	public function findOrNull(int|string $key): ?Field {
		$isId = is_int($key) || preg_match('/^[1-9][0-9]{0,15}$/D', $key) === 1;
		return $isId ? $this->numbered[(int)$key] ?? null : $this->named[$key] ?? null;
	}
}
