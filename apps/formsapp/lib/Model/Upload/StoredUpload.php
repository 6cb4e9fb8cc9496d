<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Model\Upload;

/** A file that was sent for a question. */
final readonly class StoredUpload {
	/**
	 * @param int $crc CRC-32 of the content
	 * @param int $createdAt Unix seconds
	 * @param ?string $responseId null while it waits for its answer
	 */
	public function __construct(
		public string $id,
		public int $fileId,
		public string $questionId,
		public string $name,
		public string $type,
		public int $size,
		public int $crc,
		public int $createdAt,
		public ?string $responseId = null,
	) {
	}

	/** As it is part of an answer. */
	public function answer(): \stdClass {
		return (object)['id' => $this->id, 'name' => $this->name, 'size' => $this->size, 'type' => $this->type];
	}
}
