<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\Cache;

/**
 * What is stored of a file or folder.
 *
 * @extends \ArrayAccess<string, mixed>
 */
interface ICacheEntry extends \ArrayAccess {
	/** @return int */
	public function getId();

	/** @return int */
	public function getStorageId();

	/** @return string inside the storage */
	public function getPath();

	/** @return string */
	public function getName();

	public function getMimeType(): string;

	/** @return int Unix seconds */
	public function getMTime();

	/** @return string */
	public function getEtag();

	/** @return int|float bytes */
	public function getSize();

	/** @return int */
	public function getPermissions();

	public function getParentId(): int;
}
