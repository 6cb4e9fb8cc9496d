<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Template;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Branding\StoredImage;
use OCA\FormsApp\Model\Form\BrokenForm;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\OwnTemplate;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Repository\Branding\ImageFiles;
use OCA\FormsApp\Repository\Branding\ImageRepository;
use OCA\FormsApp\Repository\Template\TemplateRepository;
use OCA\FormsApp\Service\Form\FormGate;
use OCA\FormsApp\Service\Form\FormSync;
use OCA\FormsApp\Shared\Clock;
use OCA\FormsApp\Shared\Contract\Limits;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\NotFound;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\IsoTime;
use OCA\FormsApp\Shared\Schema\JsonText;

/**
 * Forms that an account keeps to begin others with. A template holds what the file of its form held at that moment, and the picture that
 * the form showed: neither changes with the form any more.
 *
 * @phpstan-import-type NewTemplate from Schemas
 * @phpstan-import-type OwnTemplate from Schemas as ShownTemplate
 */
class OwnTemplates {
	/** Members that are of the one form. */
	private const OF_THE_FORM = ['id' => 1, 'title' => 1, 'created' => 1];
	/** Settings that were meant for the one form. */
	private const FOR_ONCE = ['expiresAt' => 1];

	public function __construct(
		private readonly FormGate $gate,
		private readonly FormSync $sync,
		private readonly TemplateRepository $templates,
		private readonly ImageRepository $images,
		private readonly ImageFiles $files,
		private readonly Clock $clock,
	) {
	}

	/** @return array{templates: list<ShownTemplate>} */
	public function list(string $userId): array {
		return ['templates' => array_map(self::answer(...), $this->templates->findAll($userId))];
	}

	/**
	 * @param NewTemplate $body
	 * @return ShownTemplate
	 * @throws Refusal
	 */
	public function create(string $fileId, string $userId, array $body): array {
		$node = $this->gate->readable($fileId);
		$document = $this->sync->open($node)->document;
		$title = mb_substr($body['name'] ?? $document->title, 0, Limits::TITLE_CHARACTERS, 'UTF-8');
		$name = Text::trim($title);
		if ($name === '') {
			throw new Invalid(Reason::NAME_REQUIRED, 'Give the template a name.', '/name');
		}
		if (count($this->templates->findAll($userId)) >= Limits::TEMPLATES_PER_ACCOUNT) {
			$sentence = 'An account has ' . Limits::TEMPLATES_PER_ACCOUNT . ' templates at most. Delete one that you do not use.';
			throw new Unprocessable(Reason::TOO_MANY_TEMPLATES, $sentence);
		}
		$now = $this->clock->now()->getTimestamp();
		$template = new OwnTemplate(OwnTemplate::newId(), $userId, $name, count($document->questions()), $now);
		$image = $this->keepImage($node->id, $template->id, $document);
		$this->templates->create($template, $document->toJson(), $image);
		return self::answer($template);
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function remove(string $userId, string $id): array {
		if (!$this->templates->delete($userId, $id)) {
			throw self::unknown();
		}
		$this->files->deleteFolder($id);
		return ['success' => true];
	}

	/** All templates of an account that is gone. */
	public function removeAll(string $userId): void {
		foreach ($this->templates->findAll($userId) as $template) {
			$this->remove($userId, $template->id);
		}
	}

	/**
	 * What a new form begins with.
	 *
	 * @return array{array<array-key, mixed>, array<string, StoredImage>} members, and the picture for lendImage
	 * @throws Refusal
	 */
	public function find(string $userId, string $id): array {
		[$json, $image] = $this->templates->findContentOrNull($userId, $id) ?? throw self::unknown();
		try {
			$document = FormDocument::read($json);
		} catch (BrokenForm) {
			// It was kept by a version that took what this one does not.
			throw new Unprocessable(Reason::BROKEN_FORM, 'The template cannot be read any more. Delete it and make it anew.');
		}
		/** @var \stdClass $members */
		$members = JsonText::decode($document->toJson());
		$members = array_diff_key(JsonText::members($members), self::OF_THE_FORM);
		$settings = $members['settings'] ?? null;
		if ($settings instanceof \stdClass) {
			$members['settings'] = (object)array_diff_key(JsonText::members($settings), self::FOR_ONCE);
		}
		return [$members, $image];
	}

	/**
	 * Gives a form that was just made the picture of its template.
	 *
	 * @param array<string, StoredImage> $image none or one
	 */
	public function lendImage(string $id, array $image, int $fileId): void {
		$copied = array_filter($image, fn (StoredImage $one): bool => $this->files->saveCopy($id, $fileId, $one->id));
		if ($copied !== []) {
			$this->images->save($fileId, $copied);
		}
	}

	/** @return array<string, StoredImage> */
	private function keepImage(int $fileId, string $templateId, FormDocument $document): array {
		$id = Branding::of($document->branding())->text('headerImage');
		$image = $id === null ? null : $this->images->findAll($fileId)[$id] ?? null;
		return $image !== null && $this->files->saveCopy($fileId, $templateId, $image->id) ? [$image->id => $image] : [];
	}

	/** @return ShownTemplate */
	private static function answer(OwnTemplate $template): array {
		return [
			'id' => $template->id,
			'name' => $template->name,
			'questions' => $template->questions,
			'createdAt' => IsoTime::of($template->createdAt),
		];
	}

	private static function unknown(): NotFound {
		return new NotFound(Reason::UNKNOWN_TEMPLATE, 'There is no such template.');
	}
}
