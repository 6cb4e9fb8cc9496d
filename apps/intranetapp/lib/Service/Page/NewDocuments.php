<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\IsoTime;

/** What every page has that the caller adds, whatever its content came from. */
class NewDocuments {
	public function __construct(
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/** @param array<array-key, mixed> $members content; what describes another page in it is replaced */
	public function make(array $members, string $id, string $uniqueId, string $language, string $status): PageDocument {
		$time = $this->clock->now()->getTimestamp();
		$now = IsoTime::of($time);
		$document = PageDocument::blank()->with([
			...$members,
			'id' => $id,
			'uniqueId' => $uniqueId,
			'language' => $language,
			'status' => $status,
			'createdAt' => $now,
			'createdBy' => $this->userId,
			'updatedAt' => $now,
			'updatedBy' => $this->userId,
		]);
		return $document->with(['publishedAt' => PublicationRule::publishedAt($document, null, null, $time)]);
	}
}
