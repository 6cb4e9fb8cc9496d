<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Webhook;

/** A server that a form tells of its responses. It belongs to the form, as keys do. Times are Unix seconds. */
final readonly class Webhook {
	/**
	 * @param string $sealedSecret encrypted
	 * @param list<string> $events of Event; none for all of them
	 * @param ?string $createdBy an account; null when it was deleted since
	 * @param ?int $failingSince when the first of the failures was; null while all is well
	 * @param ?int $retryAt before which nothing is sent, because the server does not answer
	 */
	public function __construct(
		public string $id,
		public int $fileId,
		public string $name,
		public string $url,
		#[\SensitiveParameter]
		public string $sealedSecret,
		public array $events,
		public bool $isEnabled,
		public int $createdAt,
		public ?string $createdBy,
		public ?int $failingSince = null,
		public ?int $retryAt = null,
	) {
	}

	/** @param string $event of Event */
	public function wants(string $event): bool {
		return $this->events === [] || in_array($event, $this->events, true);
	}

	/**
	 * @param ?string $name null to keep it, and so on
	 * @param ?list<string> $events
	 */
	public function with(?string $name, ?string $url, ?array $events, ?bool $isEnabled): self {
		// What failed at another address says nothing of the new one.
		$isSame = ($url ?? $this->url) === $this->url && ($isEnabled ?? $this->isEnabled) === $this->isEnabled;
		return new self(
			$this->id,
			$this->fileId,
			$name ?? $this->name,
			$url ?? $this->url,
			$this->sealedSecret,
			$events ?? $this->events,
			$isEnabled ?? $this->isEnabled,
			$this->createdAt,
			$this->createdBy,
			$isSame ? $this->failingSince : null,
			$isSame ? $this->retryAt : null,
		);
	}
}
