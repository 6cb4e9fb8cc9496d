<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Model\Suggestion;

/** A question to a language model, about one file. */
final readonly class PromptTask {
	/**
	 * @param int $askedAt Unix seconds
	 * @param ?string $answer of a model: anything
	 */
	public function __construct(
		public int $id,
		public int $fileId,
		public TaskState $state,
		public int $askedAt,
		public ?string $answer = null,
	) {
	}

	public function withState(TaskState $state): self {
		return new self($this->id, $this->fileId, $state, $this->askedAt);
	}
}
