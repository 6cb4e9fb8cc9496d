<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\View;

/** What a view says of a field. */
final readonly class ViewMember {
	/**
	 * @param bool $isColumn whether the view has it among its columns, shown or not
	 * @param int $columnOrder place among the columns, ascending
	 * @param list<mixed> $filter values of JSON of which one has to fit; none where the view does not filter by it
	 */
	public function __construct(
		public int $fieldId,
		public bool $isColumn = false,
		public bool $isVisible = false,
		public bool $isFilterable = false,
		public int $columnOrder = 0,
		public array $filter = [],
	) {
	}

	/** @param list<mixed> $filter */
	public function withFilter(array $filter): self {
		return new self($this->fieldId, $this->isColumn, $this->isVisible, $this->isFilterable, $this->columnOrder, $filter);
	}
}
