<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Field;

/** What is said of a field when it is made or changed. */
final readonly class FieldDefinition {
	/**
	 * @param string $name by which programs know it; values are kept by its id
	 * @param string $label by which people know it
	 * @param string $type one of the contract's
	 * @param int $sortOrder place among all fields, ascending
	 * @param bool $isOfFolder whether it is of team folders themselves, and not of the files in them
	 * @param bool $isColumn whether lists show it unless a view says otherwise
	 * @param int $columnOrder place among the columns, ascending
	 */
	public function __construct(
		public string $name,
		public string $label,
		public string $type,
		public string $description = '',
		public FieldOptions $options = new FieldOptions(),
		public bool $isRequired = false,
		public int $sortOrder = 0,
		public bool $isOfFolder = false,
		public bool $isColumn = false,
		public int $columnOrder = 0,
		public bool $isFilterable = false,
	) {
	}
}
