<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\MetadataApp\Repository\File;

use OCA\MetadataApp\Model\Suggestion\PlainText;
use OCA\MetadataApp\Shared\Contract\Limits;
use OCP\Files\File;
use OCP\Files\GenericFileException;
use OCP\Files\IRootFolder;
use OCP\Files\NotFoundException;
use OCP\Files\NotPermittedException;
use OCP\Lock\LockedException;

/** What files say. Nextcloud hands out no text of PDF and Office files, so these have none. */
class FileTexts {
	/** Beside everything that is `text/…`. */
	private const TEXTS = ['application/json', 'application/javascript', 'application/xml', 'application/x-tex', 'application/yaml'];

	public function __construct(private readonly IRootFolder $root) {
	}

	/** Acts for the account. Null for what it cannot read, and for what is no text. */
	public function findOrNull(string $userId, int $fileId): ?PlainText {
		$file = $this->root->getUserFolder($userId)->getFirstNodeById($fileId);
		if (!$file instanceof File || !$file->isReadable() || !self::isText($file->getMimetype())) {
			return null;
		}
		try {
			$bytes = self::beginning($file);
		} catch (NotFoundException|NotPermittedException|GenericFileException|LockedException) {
			// gone, or blocked by a rule of Nextcloud, since it was looked up
			return null;
		}
		return PlainText::readOrNull($file->getName(), $bytes);
	}

	private static function isText(string $type): bool {
		return str_starts_with($type, 'text/') || in_array($type, self::TEXTS, true);
	}

	/**
	 * @throws NotFoundException
	 * @throws NotPermittedException
	 * @throws GenericFileException
	 * @throws LockedException
	 */
	private static function beginning(File $file): string {
		$stream = $file->fopen('r');
		if (!is_resource($stream)) {
			throw new GenericFileException('The file could not be opened');
		}
		try {
			return (string)stream_get_contents($stream, Limits::SUGGESTED_TEXT_BYTES);
		} finally {
			fclose($stream);
		}
	}
}
