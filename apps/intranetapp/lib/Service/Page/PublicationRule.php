<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Site\SiteSettings;
use OCA\IntranetApp\Shared\IsoTime;

/** Who may publish a page: users who may write it or, where approval is required, users who may also delete it. */
class PublicationRule {
	public function __construct(private readonly SiteSettings $site) {
	}

	/**
	 * @param mixed $wished status that was sent; null when absent
	 * @param bool $mayDelete whether the author may delete pages there
	 */
	public function ofNew(mixed $wished, bool $mayDelete): string {
		$publication = $this->site->findPublication();
		$status = is_string($wished) ? $wished : $publication['defaultStatus'];
		return $status === PageRow::PUBLISHED && $publication['requireApproval'] && !$mayDelete ? PageRow::REVIEW : $status;
	}

	public function mayPublish(Permissions $permissions): bool {
		return $permissions->canWrite() && ($permissions->canDelete() || !$this->site->findPublication()['requireApproval']);
	}

	/** Whether a change of a page waits for somebody who may publish it, instead of reaching its readers. */
	public function isHeld(string $current, Permissions $permissions): bool {
		return $current === PageRow::PUBLISHED && !$this->mayPublish($permissions);
	}

	/** Of a change that waits: a published page cannot go back to review, but its author may ask to take it from its readers. */
	public function ofHeld(string $wished): string {
		return $wished === PageRow::DRAFT ? PageRow::DRAFT : PageRow::PUBLISHED;
	}

	/**
	 * The time of the first publication, which stays, whatever happens to the page. A page that was published before
	 * this was recorded was published when it was created.
	 *
	 * @param PageDocument $new with its status
	 * @param ?PageDocument $old null for a new page
	 * @param ?PageRow $known null for a new page
	 */
	public static function publishedAt(PageDocument $new, ?PageDocument $old, ?PageRow $known, int $now): ?string {
		$time = $old?->publishedAt() ?? $known->publishedAt ?? match (PageRow::PUBLISHED) {
			$old?->status() => $known?->createdAt,
			$new->status() => $now,
			default => null,
		};
		return $time === null ? null : IsoTime::of($time);
	}

	/** A published page stays published. */
	public function ofChanged(string $wished, string $current, bool $mayDelete): string {
		$isPublishing = $wished === PageRow::PUBLISHED && $current !== PageRow::PUBLISHED;
		return $isPublishing && !$mayDelete && $this->site->findPublication()['requireApproval'] ? PageRow::REVIEW : $wished;
	}
}
