<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\GroupFolders\ACL\UserMapping;

/** For whom a rule is. */
interface IUserMapping {
	/** @return 'user'|'group'|'dummy'|'circle' */
	public function getType(): string;

	public function getId(): string;

	public function getDisplayName(): string;

	/** Type and id in one string. */
	public function getKey(): string;
}
