<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Repository\Branding;

use OCA\FormsApp\Model\Branding\StoredImage;
use OCA\FormsApp\Shared\Db\Rows;
use OCA\FormsApp\Shared\Db\StoredValues;
use OCP\IDBConnection;

/** What is known of the pictures of forms; it lies in the rows of these, so that a page reads it without a query of its own. */
class ImageRepository {
	private readonly Rows $rows;

	public function __construct(IDBConnection $db) {
		$this->rows = new Rows($db, 'formsapp_forms');
	}

	/** @return array<string, StoredImage> by id */
	public function findAll(int $fileId): array {
		return self::images($this->rows->findOrNull(['file_id' => $fileId], ['file_id', 'images']));
	}

	/** @return ?array{int, array<string, StoredImage>} the file of the form with this id, and its pictures */
	public function findByFormOrNull(string $formId): ?array {
		$row = $this->rows->findOrNull(['form_id' => $formId], ['form_id', 'file_id', 'images']);
		return $row === null ? null : [(new StoredValues($row))->number('file_id'), self::images($row)];
	}

	/** @param array<string, StoredImage> $images all of them; whoever calls is the only one who changes them now */
	public function save(int $fileId, array $images): void {
		$this->rows->update(['file_id' => $fileId], ['images' => StoredImage::json($images)]);
	}

	/**
	 * @param ?array<string, mixed> $row
	 * @return array<string, StoredImage>
	 */
	private static function images(?array $row): array {
		return StoredImage::all((new StoredValues($row ?? []))->textOrNull('images'));
	}
}
