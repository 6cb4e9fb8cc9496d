<?php
declare(strict_types=1);
namespace Host\AppFramework;

use Host\AppFramework\Kernel;

final class Logger extends \Psr\Log\AbstractLogger {
	public function __construct(private Kernel $kernel) {
	}

	public function log($level, string|\Stringable $message, array $context = []): void {
		$e = $context['exception'] ?? null;
		$line = json_encode(['time' => date('c'), 'level' => $level, 'message' => (string)$message, 'context' => $e instanceof \Throwable ? (string)$e : $context, 'url' => $_SERVER['REQUEST_URI'] ?? ''], JSON_PARTIAL_OUTPUT_ON_ERROR | JSON_UNESCAPED_SLASHES);
		file_put_contents($this->kernel->settings->data . '/host.log', $line . "\n", FILE_APPEND | LOCK_EX);
	}
}
