<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\IntranetApp\Service\Page;

use OCA\IntranetApp\Exception\Reason;
use OCA\IntranetApp\Shared\Exception\Invalid;

/** The page data a client sends, reduced to the members it may set. */
class PageInput {
	/** Members set by the server; clients send them back with what they read, and they are ignored. */
	public const COMPUTED = [
		'id', 'uniqueId', 'parentId', 'parentPath', 'path', 'language', 'permissions', 'breadcrumb', 'translations', 'translationGroup',
		'createdAt', 'createdBy', 'updatedAt', 'updatedBy', 'modified', 'author', 'editor', 'isHome', 'isBroken', 'rawContent', 'fileId',
		'canEdit', 'baseVersion', 'requesttoken',
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
}
