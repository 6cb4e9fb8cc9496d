<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Branding;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Host\LinkPolicy;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Branding\StoredImage;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Branding\ImageRepository;
use OCA\FormsApp\Repository\Form\FormFiles;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Service\Form\FormStore;
use OCA\FormsApp\Service\Form\FormSync;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Db\Leases;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Http\Media\SentFile;
use OCA\FormsApp\Shared\Http\Request\UploadedFile;

/** Sending, showing and deleting the pictures of forms. */
class FormImages {
	/** The id names the content for ever. Only browsers keep it: a link that is off is off for everybody else. */
	private const CACHE = 'private, max-age=604800, immutable';

	public function __construct(
		private readonly FormGate $gate,
		private readonly FormSync $sync,
		private readonly FormStore $store,
		private readonly FormFiles $forms,
		private readonly OpenFormRepository $open,
		private readonly Definitions $definitions,
		private readonly LinkPolicy $policy,
		private readonly ImageCheck $check,
		private readonly ImageRepository $images,
		private readonly ImageFiles $files,
		private readonly Leases $leases,
	) {
	}

	/**
	 * @return array<string, mixed> as FormImage of the contract
	 * @throws Refusal
	 */
	public function add(string $fileId, UploadedFile $file): array {
		$node = $this->gate->updatable($fileId);
		[$image, $content] = $this->check->read($file);
		return $this->leases->hold("form:$node->id", function () use ($node, $image, $content): array {
			$shown = Branding::of($this->sync->open($node)->document->branding())->text('headerImage');
			$images = $this->images->findAll($node->id);
			// The oldest make room, but never the one that the form shows.
			$others = array_keys(array_diff_key($images, [(string)$shown => 1]));
			$gone = array_slice($others, 0, max(0, count($images) + 1 - Limits::IMAGES_PER_FORM));
			$this->files->save($node->id, $image->id, $content);
			$this->images->save($node->id, array_diff_key($images, array_flip($gone)) + [$image->id => $image]);
			foreach ($gone as $id) {
				$this->files->delete($node->id, $id);
			}
			return $image->answer();
		});
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function delete(string $fileId, string $imageId): array {
		$node = $this->gate->updatable($fileId);
		if (!isset($this->images->findAll($node->id)[$imageId])) {
			throw self::unknown();
		}
		$this->store->update($node, null, static function (FormDocument $form) use ($imageId): FormDocument {
			$branding = Branding::of($form->branding());
			$isShown = $branding->text('headerImage') === $imageId;
			return $isShown ? $form->with(['branding' => $branding->withImage(null)->stored()]) : $form;
		});
		return $this->leases->hold("form:$node->id", function () use ($node, $imageId): array {
			$this->images->save($node->id, array_diff_key($this->images->findAll($node->id), [$imageId => 1]));
			$this->files->delete($node->id, $imageId);
			return ['success' => true];
		});
	}

	/**
	 * @param ?string $userId who asks; null for a guest
	 * @throws Refusal
	 */
	public function send(string $fileId, string $imageId, ?string $userId): SentFile {
		$form = $this->open->findByFileOrNull((int)$fileId);
		$image = $form === null ? null : StoredImage::all($form->images)[$imageId] ?? null;
		if ($form === null || $image === null || !($this->isPublic($form, $imageId) || $this->isReader($form, $userId))) {
			throw self::unknown();
		}
		$open = fn () => $this->files->findOrNull($form->fileId, $imageId) ?? throw self::unknown();
		return new SentFile($image->name(), $image->type, $image->size, $image->id, $open, cache: self::CACHE);
	}

	/** Whether the page of the link shows it. */
	private function isPublic(OpenForm $form, string $imageId): bool {
		return $form->isPublic && !$form->isTrashed && $this->policy->isOn()
			&& Branding::of($this->definitions->plain($form)['branding'] ?? null)->text('headerImage') === $imageId;
	}

	private function isReader(OpenForm $form, ?string $userId): bool {
		return $userId !== null && $this->forms->findOrNull($userId, $form->fileId) !== null;
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_IMAGE, 'The form has no such picture.');
	}
}
