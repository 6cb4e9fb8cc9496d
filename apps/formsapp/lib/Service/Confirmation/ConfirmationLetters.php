<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace OCA\FormsApp\Service\Confirmation;

use OCA\FormsApp\Host\AppKey;
use OCA\FormsApp\Host\CallerZone;
use OCA\FormsApp\Host\ConfirmationSwitch;
use OCA\FormsApp\Host\LinkPolicy;
use OCA\FormsApp\Model\Answer\AnswerSettings;
use OCA\FormsApp\Model\Answer\OpenForm;
use OCA\FormsApp\Model\Answer\StoredResponse;
use OCA\FormsApp\Model\Confirmation\MailText;
use OCA\FormsApp\Model\Link\CorrectionToken;
use OCA\FormsApp\Repository\Response\OpenFormRepository;
use OCA\FormsApp\Repository\Response\ResponseRepository;
use OCA\FormsApp\Service\Answer\Definitions;
use OCA\FormsApp\Shared\Mail\Letter;
use OCA\FormsApp\Shared\Mail\LetterWriter;
use OCA\FormsApp\Shared\Mail\Reader;
use OCA\FormsApp\Shared\Outbox\Undeliverable;
use OCP\IL10N;

/**
 * Writes the confirmations, when they are about to be sent: not for a response that is gone by then, or a form or server that sends none
 * any more. They have what the author wrote and what we know, and nothing that was answered.
 */
final class ConfirmationLetters implements LetterWriter {
	public function __construct(
		private readonly OpenFormRepository $forms,
		private readonly ResponseRepository $responses,
		private readonly Definitions $definitions,
		private readonly ConfirmationSwitch $switch,
		private readonly LinkPolicy $links,
		private readonly CallerZone $zones,
		private readonly AppKey $key,
	) {
	}

	#[\Override]
	public function write(array $payload, Reader $reader): ?Letter {
		[$fileId, $responseId] = [$payload['fileId'] ?? null, $payload['responseId'] ?? null];
		if (!is_int($fileId) || !is_string($responseId)) {
			throw new Undeliverable('A confirmation names no response');
		}
		$form = $this->forms->findByFileOrNull($fileId);
		$response = $form === null ? null : $this->responses->findOrNull($fileId, $responseId);
		$plain = $form === null ? [] : $this->definitions->plain($form);
		$settings = AnswerSettings::of($plain);
		if ($form === null || $response === null || $settings->mail?->isEnabled !== true || !$this->switch->isOn()) {
			return null;
		}
		$l = $reader->texts;
		$title = MailText::line(is_string($plain['title'] ?? null) ? $plain['title'] : '');
		$title = $title === '' ? $l->t('Form') : $title;
		return new Letter(
			$l->t('Your answers to “%s” have arrived', [$title]),
			$title,
			[
				...self::words($settings, $plain) ?? [$l->t('Thank you. Your answers have arrived.')],
				$l->t('This address was entered in the form. If that was not you, ignore this email.'),
			],
			[$l->t('Receipt number') => $response->id, $l->t('Sent') => $this->time($response->submittedAt)],
			$this->correction($l, $form, $settings, $response),
			id: $response->id,
		);
	}

	/**
	 * The author's words, or the thank-you message. One that repeats answers is not sent.
	 *
	 * @param array<array-key, mixed> $plain
	 * @return ?list<string>
	 */
	private static function words(AnswerSettings $settings, array $plain): ?array {
		$own = MailText::lines($settings->mail->message ?? '', $plain);
		$thanks = $settings->confirmation ?? '';
		$lines = $own !== [] || MailText::hasAnswers($thanks) ? $own : MailText::lines($thanks, $plain);
		return $lines === [] ? null : $lines;
	}

	/** @return array<string, string> address by what it does; the same link as on the page */
	private function correction(IL10N $l, OpenForm $form, AnswerSettings $settings, StoredResponse $response): array {
		if (!$settings->allowsCorrection || $form->hash === null || !$form->isPublic) {
			return [];
		}
		$token = CorrectionToken::issue($form->formId, $response->id, $this->key->find());
		return [$l->t('Change answers') => $this->links->address($form->hash) . '#change=' . rawurlencode($token)];
	}

	/** In digits, which all languages read, and in the zone of the server, which is named. */
	private function time(int $time): string {
		$zone = $this->zones->find(null);
		return (new \DateTimeImmutable("@$time"))->setTimezone($zone)->format('Y-m-d H:i') . " ({$zone->getName()})";
	}
}
