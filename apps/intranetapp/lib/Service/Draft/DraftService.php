<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Draft;

use OCA\IntranetApp\Model\Draft\OwnDraft;
use OCA\IntranetApp\Repository\Draft\DraftRepository;
use OCA\IntranetApp\Service\Page\PageGate;
use OCA\IntranetApp\Shared\Clock;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\IsoTime;

/** The caller's own unpublished work on a page. */
class DraftService {
	public function __construct(
		private readonly PageGate $gate,
		private readonly DraftRepository $drafts,
		private readonly Clock $clock,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @return array{draft: ?array{page: \stdClass, baseVersion: string, updatedAt: string}}
	 * @throws NotFound
	 */
	public function read(string $id): array {
		$page = $this->gate->readable($id);
		return self::answer($this->drafts->findOrNull($page->row->fileId, (string)$this->userId));
	}

	/**
	 * @param \stdClass $sent as the contract describes a draft
	 * @return array{draft: ?array{page: \stdClass, baseVersion: string, updatedAt: string}}
	 * @throws Refusal
	 */
	public function save(string $id, \stdClass $sent): array {
		$page = $this->gate->writable($id);
		$draft = new OwnDraft(
			($sent->page ?? null) instanceof \stdClass ? $sent->page : new \stdClass(),
			is_string($sent->baseVersion ?? null) ? $sent->baseVersion : '',
			$this->clock->now()->getTimestamp(),
		);
		$this->drafts->save($page->row->fileId, (string)$this->userId, $draft);
		return self::answer($draft);
	}

	/** @throws NotFound */
	public function remove(string $id): void {
		$this->drafts->delete($this->gate->readable($id)->row->fileId, (string)$this->userId);
	}

	/** @return array{draft: ?array{page: \stdClass, baseVersion: string, updatedAt: string}} */
	private static function answer(?OwnDraft $draft): array {
		return ['draft' => $draft === null ? null : [
			'page' => $draft->page,
			'baseVersion' => $draft->baseVersion,
			'updatedAt' => IsoTime::of($draft->updatedAt),
		]];
	}
}
