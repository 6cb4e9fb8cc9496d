<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\View;

/** What a team folder says of a field as a column; null where the definition of the field decides. */
final readonly class FolderColumn {
	public function __construct(
		public int $fieldId,
		public ?bool $isShown = null,
		public ?int $order = null,
		public ?bool $isFilterable = null,
	) {
	}

	/** With what another one says beyond this one. */
	public function or(self $former): self {
		return new self(
			$this->fieldId,
			$this->isShown ?? $former->isShown,
			$this->order ?? $former->order,
			$this->isFilterable ?? $former->isFilterable,
		);
	}
}
