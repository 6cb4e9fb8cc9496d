<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Branding;

use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Branding\ImageRepository;
use Psr\Log\LoggerInterface;

/** A copied form gets a copy of the picture that it shows. */
class ImageCopies {
	public function __construct(
		private readonly ImageRepository $images,
		private readonly ImageFiles $files,
		private readonly LoggerInterface $logger,
	) {
	}

	/**
	 * To be called when a form is new here.
	 *
	 * @param FormDocument $document has the id of the form that it was copied from
	 */
	public function adopt(int $fileId, FormDocument $document): void {
		$id = Branding::of($document->branding())->text('headerImage');
		$source = $id === null ? null : $this->images->findByFormOrNull($document->id);
		if ($id === null || $source === null || $source[0] === $fileId || !isset($source[1][$id])) {
			return;
		}
		try {
			if ($this->files->saveCopy($source[0], $fileId, $id)) {
				$this->images->save($fileId, [$id => $source[1][$id]]);
			}
		} catch (\Throwable $failure) {
			// A copy without its picture is better than one that does not open.
			$this->logger->warning('The picture of a copied form could not be copied', ['app' => 'formsapp', 'exception' => $failure]);
		}
	}
}
