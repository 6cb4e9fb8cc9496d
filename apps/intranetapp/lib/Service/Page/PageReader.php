<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\FileIsBusy;
use OCA\IntranetApp\Model\Page\PageDocument;
use OCA\IntranetApp\Model\Page\PageRow;
use OCA\IntranetApp\Model\Page\SavedPage;
use OCA\IntranetApp\Model\Site\Permissions;
use OCA\IntranetApp\Repository\Page\PageNodes;
use OCA\IntranetApp\Service\Approval\WaitingList;
use OCA\IntranetApp\Service\Structure\Breadcrumbs;
use OCA\IntranetApp\Shared\Exception\NotFound;

/**
 * Reads single pages.
 *
 * @phpstan-import-type Page from PageAnswers
 * @phpstan-import-type PageContent from PageAnswers
 */
class PageReader {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageNodes $nodes,
		private readonly Breadcrumbs $breadcrumbs,
		private readonly SafeTexts $safe,
		private readonly PageAnswers $answers,
		private readonly WaitingList $waiting,
	) {
	}

	/**
	 * @param string $id `id` or `uniqueId`, or `home`
	 * @return Page
	 * @throws NotFound
	 * @throws FileIsBusy while another writer holds it for too long
	 */
	public function read(string $id): array {
		$page = $this->gate->readable($id);
		$text = $this->nodes->findPageText($page->file);
		$document = $this->safe->page($text);
		return $this->answers->page(
			$page->row, $page->permissions, $document, $this->breadcrumbs->of($page->row), $text,
			$this->waiting->concerns($page->row, $page->permissions),
		);
	}

	/**
	 * @return PageContent
	 * @throws NotFound
	 * @throws FileIsBusy while another writer holds it for too long
	 */
	public function content(string $id): array {
		$page = $this->gate->readable($id);
		$text = $this->nodes->findPageText($page->file);
		// A file that is not a page may contain anything; readers only get to see pages.
		$isHidden = $page->row->isBroken && !$page->permissions->canWrite();
		return $this->answers->content($page->row->title, $this->safe->page($text), $isHidden ? '' : $text);
	}

	/**
	 * A page that has just been written, so nothing is read again.
	 *
	 * @return Page
	 */
	public function written(PageRow $row, Permissions $permissions, PageDocument $document): array {
		$isPending = $row->status === PageRow::REVIEW;
		return $this->answers->page($row, $permissions, $document, $this->breadcrumbs->of($row), '', $isPending);
	}

	/**
	 * The answer to a change: the page as it was sent, also while the change waits for approval.
	 *
	 * @return Page
	 */
	public function saved(SavedPage $saved, Permissions $permissions): array {
		$page = $this->written($saved->row, $permissions, $saved->document);
		return $saved->isHeld ? PageAnswers::held($page, $saved->document) : $page;
	}
}
