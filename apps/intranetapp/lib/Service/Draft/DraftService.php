<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Draft;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Model\Draft\OwnDraft;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Exception\TooLarge;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * The caller's own unpublished work on a page.
 *
 * @phpstan-type Answer array{draft: ?array{page: \stdClass, baseVersion: string, base: ?\stdClass, updatedAt: string}}
 */
class DraftService {
	public function __construct(
		private readonly PageGate $gate,
		private readonly DraftRepository $drafts,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @return Answer
	 * @throws NotFound
	 */
	public function read(string $id): array {
		$page = $this->gate->readable($id);
		return self::answer($this->drafts->findOrNull($page->row->fileId, (string)$this->userId));
	}

	/**
	 * @param \stdClass $sent as the contract describes a draft
	 * @return Answer
	 * @throws Refusal
	 */
	public function save(string $id, \stdClass $sent): array {
		$page = $this->gate->writable($id);
		$draft = new OwnDraft(
			self::bounded($sent->page ?? null) ?? new \stdClass(),
			is_string($sent->baseVersion ?? null) ? $sent->baseVersion : '',
			$this->clock->now()->getTimestamp(),
			self::bounded($sent->base ?? null),
		);
		$this->drafts->save($page->row->fileId, (string)$this->userId, $draft);
		return self::answer($this->drafts->findOrNull($page->row->fileId, (string)$this->userId));
	}

	/** @throws NotFound */
	public function remove(string $id): void {
		$this->drafts->delete($this->gate->readable($id)->row->fileId, (string)$this->userId);
	}

	/** @return Answer */
	private static function answer(?OwnDraft $draft): array {
		return ['draft' => $draft === null ? null : [
			'page' => $draft->page,
			'baseVersion' => $draft->baseVersion,
			'base' => $draft->base,
			'updatedAt' => IsoTime::of($draft->updatedAt),
		]];
	}

	/** @throws TooLarge */
	private static function bounded(mixed $document): ?\stdClass {
		if (!$document instanceof \stdClass) {
			return null;
		}
		return strlen(json_encode($document, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES)) <= Limits::PAGE_BYTES
			? $document
			: throw new TooLarge(Reason::TOO_LARGE, 'The page is too large.');
	}
}
