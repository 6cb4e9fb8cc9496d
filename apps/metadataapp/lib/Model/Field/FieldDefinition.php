<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Field;

use OCA\MetadataApp\Model\Value\FieldShape;

/** What is said of a field when it is made or changed. */
final readonly class FieldDefinition {
	/**
	 * @param string $name by which programs know it; values are kept by its id
	 * @param string $label by which people know it
	 * @param list<string> $withdrawn options that are no longer offered, and may still be in values; the latest first
	 * @param int $sortOrder place among all fields, ascending
	 * @param bool $isOfFolder whether it is of team folders themselves, and not of the files in them
	 * @param bool $isColumn whether lists show it unless a view says otherwise
	 * @param int $columnOrder place among the columns, ascending
	 */
	public function __construct(
		public string $name,
		public string $label,
		public FieldShape $shape,
		public string $description = '',
		public array $withdrawn = [],
		public bool $isRequired = false,
		public int $sortOrder = 0,
		public bool $isOfFolder = false,
		public bool $isColumn = false,
		public int $columnOrder = 0,
		public bool $isFilterable = false,
	) {
	}

	/**
	 * @param FieldShape $shape instead of its own
	 * @param list<string> $withdrawn options that are no longer offered
	 */
	public function withShape(FieldShape $shape, array $withdrawn): self {
		return new self(
			$this->name,
			$this->label,
			$shape,
			$this->description,
			$withdrawn,
			$this->isRequired,
			$this->sortOrder,
			$this->isOfFolder,
			$this->isColumn,
			$this->columnOrder,
			$this->isFilterable,
		);
	}

	/** What values that there are may be: with options that were withdrawn. */
	public function shapeOfOld(): FieldShape {
		return $this->shape->withOptions([...$this->shape->options, ...$this->withdrawn]);
	}
}
