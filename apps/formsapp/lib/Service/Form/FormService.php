<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCA\FormsApp\Exception\Reason;
use OCA\FormsApp\Model\Branding\Branding;
use OCA\FormsApp\Model\Form\FormDocument;
use OCA\FormsApp\Model\Form\FormName;
use OCA\FormsApp\Model\Values\Text;
use OCA\FormsApp\Service\Template\OwnTemplates;
use OCA\FormsApp\Shared\Contract\Schemas;
use OCA\FormsApp\Shared\Exception\Invalid;
use OCA\FormsApp\Shared\Exception\Refusal;
use OCA\FormsApp\Shared\Exception\Unprocessable;
use OCA\FormsApp\Shared\Schema\JsonText;
use OCA\FormsApp\Shared\Uuid;

/**
 * Making, reading, changing and deleting forms.
 *
 * @phpstan-import-type FormCreateBody from Schemas
 * @phpstan-import-type CreatedForm from Schemas
 */
class FormService {
	private const MEMBERS = ['title', 'description', 'pages', 'branding', 'hiddenFields'];

	public function __construct(
		private readonly FormGate $gate,
		private readonly FormSync $sync,
		private readonly FormStore $store,
		private readonly FormTemplates $templates,
		private readonly OwnTemplates $ownTemplates,
		private readonly FormAnswers $answers,
		private readonly ?string $userId,
	) {
	}

	/**
	 * @param FormCreateBody $body
	 * @return CreatedForm
	 * @throws Refusal
	 */
	public function create(array $body): array {
		$title = self::title($body['title']);
		$folders = FormName::folders($body['path'] ?? '/');
		if ($folders === null) {
			throw new Invalid(Reason::BAD_PATH, 'The path names no folder in which a form can be.', '/path');
		}
		$template = $body['template'] ?? 'blank';
		[$begun, $image] = FormTemplates::isOne($template)
			? [$this->templates->find($template), []]
			: $this->ownTemplates->find((string)$this->userId, $template);
		$form = FormDocument::of(['id' => Uuid::random(), 'title' => $title] + $begun);
		$node = $this->store->create($folders, FormName::ofTitle($title), $form);
		$this->ownTemplates->lendImage($template, $image, $node->id);
		return ['fileId' => $node->id, 'path' => $node->path];
	}

	/**
	 * @return array<string, mixed>
	 * @throws Refusal
	 */
	public function find(string $fileId): array {
		return $this->answers->opened($this->sync->open($this->gate->readable($fileId)));
	}

	/**
	 * @param \stdClass $body with objects as objects, because what nobody here knows is kept
	 * @return array<string, mixed>
	 * @throws Refusal
	 */
	public function update(string $fileId, \stdClass $body): array {
		$node = $this->gate->updatable($fileId);
		$form = $body->form ?? null;
		$members = $form instanceof \stdClass ? JsonText::members($form) : [];
		$changes = array_intersect_key($members, array_flip(self::MEMBERS));
		if (isset($changes['title']) && is_string($changes['title'])) {
			$changes['title'] = self::title($changes['title'], '/form/title');
		}
		$faults = Branding::of($changes['branding'] ?? null)->faults;
		if ($faults !== []) {
			$names = implode(', ', $faults);
			throw new Unprocessable(Reason::INVALID_FORM, "The appearance cannot have these values: $names.", "/form/branding/$faults[0]");
		}
		$isWhole = is_array($body->questions ?? null);
		if ($isWhole) {
			$changes['questions'] = $body->questions;
		}
		$settings = $members['settings'] ?? null;
		if ($changes === [] && $settings === null) {
			throw new Invalid(Reason::NOTHING_TO_CHANGE, 'Send at least one of form and questions.', '');
		}
		$base = is_string($body->version ?? null) ? $body->version : null;
		return $this->answers->opened($this->store->update(
			$node,
			$base,
			static fn (FormDocument $now): FormDocument => $now->with($changes + self::settings($now, $settings)),
			$isWhole,
		));
	}

	/**
	 * @return array{success: true}
	 * @throws Refusal
	 */
	public function delete(string $fileId): array {
		$this->store->trash($this->gate->deletable($fileId));
		return ['success' => true];
	}

	/** @return array<string, mixed> */
	private static function settings(FormDocument $now, mixed $change): array {
		$settings = $now->settings->with($change);
		if ($settings->faults !== []) {
			$names = implode(', ', $settings->faults);
			throw new Unprocessable(Reason::INVALID_FORM, "These settings cannot be so: $names.", "/form/settings/{$settings->faults[0]}");
		}
		return ['settings' => $settings->stored()];
	}

	private static function title(string $title, string $pointer = '/title'): string {
		$trimmed = Text::trim($title);
		return $trimmed === '' ? throw new Invalid(Reason::TITLE_REQUIRED, 'Give the form a title.', $pointer) : $trimmed;
	}
}
