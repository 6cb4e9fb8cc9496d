<?php

declare(strict_types=1);
// SPDX-FileCopyrightText: 2026 The workplace apps contributors
// SPDX-License-Identifier: AGPL-3.0-or-later

namespace Host\Dav;

use Host\AppFramework\Settings;
use Host\AppFramework\Undeclared;
use Host\Dav\Uploads\Unfinished;
use OCP\IRequest;
use OCP\IUser;
use Psr\Log\LoggerInterface;

/** WebDAV: from the request to the answer. */
final class Server {
	/** The tree with everything, and the old one that has only the person's own files. */
	private const BASES = ['/remote.php/dav/', '/remote.php/webdav/'];

	public function __construct(
		private readonly IRequest $request,
		private readonly Admission $admission,
		private readonly Trees $trees,
		private readonly Stored $stored,
		private readonly LoggerInterface $logger,
		private readonly Settings $settings,
	) {
	}

	/** Answers a request below /remote.php; false when its path is none of WebDAV. */
	public function handle(): bool {
		$address = explode('?', $this->request->getRequestUri())[0];
		foreach (self::BASES as $base) {
			if (str_starts_with("$address/", $base)) {
				$reply = new Reply();
				$reply->headers = ['Content-Security-Policy' => "default-src 'none';"];
				try {
					$this->answer($base, $reply);
				} catch (Problem $problem) {
					$reply->headers = $problem->headers + array_diff_key($reply->headers, ['Content-Length' => '']);
					$reply->xml($problem->status, $problem->xml());
				} catch (\Throwable $error) {
					$this->logger->error($error->getMessage(), ['exception' => $error]);
					$reply->xml(500, Problem::unexpected(Undeclared::in($error))->xml());
				}
				$reply->send();
				return true;
			}
		}
		return false;
	}

	private function answer(string $base, Reply $reply): void {
		$user = $this->admission->admit();
		$reply->headers['X-User-Id'] = $user->getUID();
		$input = fopen('php://input', 'rb');
		$call = new Call($this->request->getMethod(), $this->request->getRequestUri(), $base, $this->request->getHeader(...), $input === false ? throw new \RuntimeException('No input') : $input);
		$tree = $this->trees->of($user, $call);
		try {
			$this->invoke($tree, $call, $reply, $user);
		} catch (Problem $problem) {
			throw $problem->status === 405 ? $problem->withHeaders(['Allow' => Reading::METHODS . ($tree->tree->findOrNull($call->path) === null ? ', MKCOL' : '')]) : $problem;
		}
	}

	private function invoke(UserTree $all, Call $call, Reply $reply, IUser $user): void {
		$tree = $all->tree;
		if ($this->settings->major >= 34 && in_array($call->method, ['GET', 'HEAD'], true) && $tree->find($call->path) instanceof Unfinished) {
			throw Problem::of('MethodNotAllowed', 'Reading intermediate uploads is not allowed');
		}
		if ((new Conditions($tree, $call))->notModified($reply)) {
			$reply->status = 304;
			return;
		}
		$properties = new Properties($this->stored, $call->base, $user->getUID(), $call->base === self::BASES[0]);
		$reading = new Reading($tree, $call, $reply, $properties);
		$writing = new Writing($tree, $call, $reply, $this->stored, $all->quota, $user->getUID(), $call->base !== self::BASES[0]);
		$transfer = new Transfer($tree, $call, $reply, $writing, $this->stored, $all->quota, $all->rules, $user->getUID());
		match ($call->method) {
			'OPTIONS' => $reading->options(),
			'GET', 'HEAD' => $reading->get(),
			'PROPFIND' => $reading->propfind(),
			'PUT' => $writing->put(),
			'MKCOL' => $writing->mkcol(),
			'DELETE' => $writing->delete(),
			'PROPPATCH' => $writing->proppatch(),
			'MOVE' => $transfer->move(),
			'COPY' => $transfer->copy(),
			'REPORT' => throw Problem::of('ReportNotSupported', '', "  <d:supported-report/>\n"),
			default => self::refuse($tree, $call),
		};
	}

	/** Of what is not there the method does not matter. */
	private static function refuse(Tree $tree, Call $call): never {
		$tree->find($call->path);
		throw Problem::of('NotImplemented', "There was no plugin in the system that was willing to handle this {$call->method} method.");
	}
}
