<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Shared\Exception\Invalid;

/** What a client sends of a page, reduced to what it may decide. */
class PageInput {
	/** What the server says of a page; clients send it back with what they read, and it changes nothing. */
	public const COMPUTED = [
		'id', 'uniqueId', 'parentId', 'parentPath', 'path', 'language', 'permissions', 'breadcrumb', 'translations', 'translationGroup',
		'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'modified', 'author', 'editor', 'isHome', 'isBroken', 'rawContent', 'fileId',
		'canEdit', 'baseVersion', 'requesttoken',
	];

	public function __construct(private readonly DocumentCleaner $cleaner) {
	}

	/**
	 * @throws Invalid when the title says nothing
	 */
	public function members(\stdClass $sent): \stdClass {
		$members = $this->cleaner->cleaned((object)array_diff_key(get_object_vars($sent), array_flip(self::COMPUTED)));
		if (($members->title ?? null) === '') {
			throw new Invalid(Reason::EMPTY_TITLE, 'A page needs a title.', '/title');
		}
		return $members;
	}
}
