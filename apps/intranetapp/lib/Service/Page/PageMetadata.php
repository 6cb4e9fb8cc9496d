<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Repository\Page\OpenPage;
use OCA\IntranetApp\Shared\Contract\Schemas;
use OCA\IntranetApp\Shared\Exception\NotFound;
use OCA\IntranetApp\Shared\Exception\Refusal;
use OCA\IntranetApp\Shared\Http\Request\BaseVersion;
use OCA\IntranetApp\Shared\IsoTime;

/**
 * What is known about a page besides its content.
 *
 * @phpstan-import-type PageMetadata from Schemas as PageMetadataAnswer
 * @phpstan-import-type CacheStatus from Schemas
 */
class PageMetadata {
	public function __construct(
		private readonly PageGate $gate,
		private readonly PageWriter $writer,
		private readonly PageInput $input,
		private readonly PageAnswers $answers,
	) {
	}

	/**
	 * @return PageMetadataAnswer
	 * @throws NotFound
	 */
	public function read(string $id): array {
		return $this->facts($this->gate->readable($id));
	}

	/**
	 * @param \stdClass $sent as the contract describes a metadata change; other members are ignored
	 * @return PageMetadataAnswer
	 * @throws Refusal
	 */
	public function save(string $id, \stdClass $sent, string $ifMatch): array {
		$page = $this->gate->writable($id);
		$metadata = array_intersect_key(get_object_vars($sent), ['category' => true, 'tags' => true]);
		$change = (object)array_intersect_key(get_object_vars($sent), ['title' => true]);
		if ($metadata !== []) {
			$change->metadata = (object)$metadata;
		}
		$saved = $this->writer->save($page, $this->input->members($change), BaseVersion::of($sent->baseVersion ?? null, $ifMatch));
		return $saved->isHeld
			? $this->answers->heldMetadata($saved->row, $page->permissions, $saved->document)
			: $this->facts($page->at($saved->row));
	}

	/**
	 * @return CacheStatus whether the index is up to date with the page's file
	 * @throws NotFound
	 */
	public function cacheStatus(string $id): array {
		$row = $this->gate->readable($id)->row;
		return ['cached' => true, 'lastModified' => IsoTime::of($row->mtime), 'etag' => $row->version];
	}

	/** @return PageMetadataAnswer */
	private function facts(OpenPage $page): array {
		return $this->answers->metadata($page->row, $page->permissions);
	}
}
