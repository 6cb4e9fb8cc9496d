<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Form;

use OCP\IL10N;

/** What a new form begins with: the app's templates, in the language of who makes it. */
class FormTemplates {
	private const NAMES = ['blank', 'survey', 'poll', 'registration', 'feedback', 'quiz'];

	public function __construct(private readonly IL10N $l) {
	}

	public static function isOne(string $template): bool {
		return in_array($template, self::NAMES, true);
	}

	/** @return array{questions: list<array<string, mixed>>, settings?: array<string, bool>} */
	public function find(string $template): array {
		$questions = $this->questions($template);
		return ['questions' => $questions] + ($template === 'quiz' ? ['settings' => ['quizMode' => true, 'allowMultiple' => false]] : []);
	}

	/** @return list<array<string, mixed>> */
	private function questions(string $template): array {
		return match ($template) {
			'survey' => [
				[
					'type' => 'linear_scale', 'title' => $this->l->t('How satisfied are you?'), 'required' => true,
					'options' => [
						'min' => 1, 'max' => 5,
						'minLabel' => $this->l->t('Not at all'), 'maxLabel' => $this->l->t('Very'),
					],
				],
				['type' => 'textarea', 'title' => $this->l->t('What could be better?')],
			],
			'poll' => [[
				'type' => 'single_choice', 'title' => $this->l->t('What do you prefer?'), 'required' => true,
				'options' => ['choices' => [
					['label' => $this->l->t('First choice')],
					['label' => $this->l->t('Second choice')],
				]],
			]],
			'registration' => [
				['type' => 'text', 'title' => $this->l->t('Name'), 'required' => true],
				['type' => 'email', 'title' => $this->l->t('Email address'), 'required' => true],
				['type' => 'textarea', 'title' => $this->l->t('Is there anything that we should know?')],
			],
			'feedback' => [
				['type' => 'rating', 'title' => $this->l->t('How did you like it?'), 'required' => true, 'options' => ['max' => 5]],
				['type' => 'textarea', 'title' => $this->l->t('What did you like best?')],
				['type' => 'textarea', 'title' => $this->l->t('What should we do differently next time?')],
			],
			'quiz' => [[
				'type' => 'single_choice', 'title' => $this->l->t('Which planet is closest to the sun?'), 'required' => true,
				'options' => ['choices' => [
					['label' => $this->l->t('Mercury'), 'score' => 1],
					['label' => $this->l->t('Venus'), 'score' => 0],
					['label' => $this->l->t('Mars'), 'score' => 0],
				]],
			]],
			default => [],
		};
	}
}
