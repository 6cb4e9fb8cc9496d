<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Upload;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Export\FileTitle;
use OCA\FormsApp\Model\Upload\StoredUpload;
use OCA\FormsApp\Model\Upload\UploadName;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Repository\Upload\UploadFiles;
use OCA\FormsApp\Repository\Upload\UploadRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Answer\ResultAccess;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Http\Media\SentFile;
use OCA\FormsApp\Shared\Zip\ZipEntry;
use OCA\FormsApp\Shared\Zip\ZipPieces;

/** Files in responses, for those who may read these. */
class UploadDownloads {
	public function __construct(
		private readonly ResultAccess $access,
		private readonly Definitions $definitions,
		private readonly ResponseRepository $responses,
		private readonly UploadRepository $uploads,
		private readonly UploadFiles $files,
	) {
	}

	/** @throws Refusal */
	public function file(string $fileId, string $responseId, string $id): SentFile {
		$form = $this->access->readable($fileId);
		return $this->sent($this->uploads->findOfResponseOrNull($form->fileId, $responseId, $id) ?? throw self::unknown());
	}

	/**
	 * By the name that it has in the archive.
	 *
	 * @throws Refusal
	 */
	public function named(string $fileId, string $responseId, string $name): SentFile {
		$form = $this->access->readable($fileId);
		$response = $this->responses->findOrNull($form->fileId, $responseId)
			?? throw new NotFound(Reason::UNKNOWN_RESPONSE, 'The form has no such response.');
		$taken = [];
		foreach ($this->uploads->findAllOfResponse($form->fileId, $response->number) as $upload) {
			if (UploadName::unique($upload->name, $taken) === $name) {
				return $this->sent($upload);
			}
		}
		throw self::unknown();
	}

	/**
	 * @return array{string, string, iterable<string>} content type, name and pieces
	 * @throws Refusal
	 */
	public function archive(string $fileId): array {
		$form = $this->access->readable($fileId);
		if (!$this->uploads->hasSent($form->fileId)) {
			throw new NotFound(Reason::NO_UPLOADS, 'Nobody has sent a file with this form.');
		}
		$name = FileTitle::of($this->definitions->plain($form)) . '-uploads.zip';
		return ['application/zip', $name, ZipPieces::all($this->entries($form))];
	}

	/** @return \Generator<int, ZipEntry> */
	private function entries(OpenForm $form): \Generator {
		[$folder, $taken] = [null, []];
		foreach ($this->uploads->findAllSent($form->fileId) as $upload) {
			if ($upload->responseId !== $folder) {
				[$folder, $taken] = [$upload->responseId, []];
			}
			$path = "$folder/" . UploadName::unique($upload->name, $taken);
			$open = fn () => $this->files->findOrNull($upload->fileId, $upload->id);
			yield new ZipEntry($path, $upload->size, $upload->crc, $upload->createdAt, $open);
		}
	}

	private function sent(StoredUpload $upload): SentFile {
		$open = fn () => $this->files->findOrNull($upload->fileId, $upload->id) ?? throw self::unknown();
		return new SentFile($upload->name, $upload->type, $upload->size, $upload->id, $open, 'attachment');
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_FILE, 'The response has no such file.');
	}
}
