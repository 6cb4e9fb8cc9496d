<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Shared\Contract\Limits;
use OCA\IntranetApp\Shared\Exception\Invalid;

/** The page data a client sends, reduced to the members it may set. */
class PageInput {
	/** Members set by the server; clients send them back with what they read, and they are ignored. */
	public const COMPUTED = [
		'id', 'uniqueId', 'parentId', 'parentPath', 'path', 'language', 'permissions', 'breadcrumb', 'translations', 'translationGroup',
		'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'modified', 'author', 'editor', 'isHome', 'isBroken', 'rawContent', 'fileId',
		'canEdit', 'pending', 'baseVersion', 'publishedAt', 'requesttoken',
	];

	public function __construct(private readonly DocumentCleaner $cleaner) {
	}

	/**
	 * @throws Invalid when the title is empty
	 */
	public function members(\stdClass $sent): \stdClass {
		$members = $this->cleaner->cleaned((object)array_diff_key(get_object_vars($sent), array_flip(self::COMPUTED)));
		if (($members->title ?? null) === '') {
			throw new Invalid(Reason::EMPTY_TITLE, 'A page needs a title.', '/title');
		}
		return $members;
	}

	/**
	 * @param \stdClass $metadata of the page after the change
	 * @throws Invalid when it is more than a page may have
	 */
	public function checkMetadata(\stdClass $metadata): void {
		if (count(get_object_vars($metadata)) > Limits::METADATA_MEMBERS) {
			throw self::tooMuch('A page has at most ' . Limits::METADATA_MEMBERS . ' metadata values.');
		}
		if (strlen(json_encode($metadata, JSON_THROW_ON_ERROR | JSON_UNESCAPED_UNICODE)) > Limits::METADATA_BYTES) {
			throw self::tooMuch('The metadata of a page has at most ' . intdiv(Limits::METADATA_BYTES, 1_024) . ' kB.');
		}
	}

	private static function tooMuch(string $sentence): Invalid {
		return new Invalid(Reason::TOO_MUCH_METADATA, $sentence, '/metadata');
	}
}
