<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Conversion;

/** A field on the way from one definition to another, with its values. */
final readonly class Conversion {
	/**
	 * @param int $id later ones of a field have higher ids
	 * @param string $userId who began it
	 * @param bool $isOfFolders whether values of files are done, and those of team folders come
	 * @param int $reached id of the last file or team folder that was looked at, in the order of sort texts
	 * @param string $reachedText its sort text
	 */
	public function __construct(
		public int $id,
		public int $fieldId,
		public ConversionState $state,
		public string $userId,
		public ConversionPlan $plan,
		public Tally $tally,
		public bool $isOfFolders = false,
		public int $reached = 0,
		public string $reachedText = '',
	) {
	}

	public function in(ConversionState $state): self {
		return new self($this->id, $this->fieldId, $state, $this->userId, $this->plan, $this->tally);
	}

	public function ofFolders(): self {
		return new self($this->id, $this->fieldId, $this->state, $this->userId, $this->plan, $this->tally, true);
	}

	public function with(Tally $tally): self {
		return $this->at($this->reached, $this->reachedText, $tally);
	}

	public function at(int $reached, string $text, Tally $tally): self {
		$isOfFolders = $this->isOfFolders;
		return new self($this->id, $this->fieldId, $this->state, $this->userId, $this->plan, $tally, $isOfFolders, $reached, $text);
	}
}
