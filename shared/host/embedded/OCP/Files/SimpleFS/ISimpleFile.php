<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCP\Files\SimpleFS;

use OCP\Files\NotPermittedException;

/** A file of an app. */
interface ISimpleFile {
	public function getName(): string;

	/** @throws NotPermittedException */
	public function delete(): void;

	/**
	 * @return resource|false for reading
	 * @throws NotPermittedException
	 */
	public function read();
}
